/** Put a text into the clipboard; says whether it is there. Without https browsers know only the old way. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false);
  const field = Object.assign(document.createElement('textarea'), { value: text });
  (document.querySelector('dialog[open]') ?? document.body).append(field); // under an open dialog nothing can be selected
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
