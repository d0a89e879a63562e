/** Type that shrinks until its text fits: languages differ in length, machines in their letters. */

const STEP = 0.5;

/** An attachment for an element of fixed size; pass the text so that it is measured anew when it changes. */
export const fitted = (_text: string, largest: number, least: number) => (element: HTMLElement) => {
  const isTooLarge = () => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  const fit = () => {
    let size = largest;
    element.style.overflowWrap = '';
    do element.style.fontSize = `${size}px`;
    while (isTooLarge() && (size -= STEP) >= least);
    if (size < least) element.style.overflowWrap = 'anywhere'; // rather a broken word than a cut one
  };
  // In a frame of its own: what is measured while sizes are told would be told once more.
  let frame = 0;
  const watch = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  });
  fit();
  watch.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
};
