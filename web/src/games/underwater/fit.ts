/** Type that shrinks until its text fits: languages differ in length, machines in their letters. */

const STEP = 0.5;
const WHOLE = 0.75; // the share of the largest size down to which words stay whole

/** An attachment for an element of fixed size; pass the text so that it is measured anew when it changes. */
export const fitted = (_text: string, largest: number, least: number) => (element: HTMLElement) => {
  const isTooLarge = () => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  const fits = (smallest: number, hyphens: string): boolean => {
    element.style.hyphens = hyphens;
    for (let size = largest; size >= smallest; size -= STEP) {
      element.style.fontSize = `${size}px`;
      if (!isTooLarge()) return true;
    }
    return false;
  };
  const fit = () => {
    element.style.overflowWrap = '';
    if (!fits(Math.max(least, largest * WHOLE), 'none') && !fits(least, 'manual')) element.style.overflowWrap = 'anywhere'; // rather a broken word than a cut one
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
