/** Keeps of the value before what the new one says again, down to its parts: what depends on those need not be drawn anew. */
export function steady<Value>(): (next: Value) => Value {
  let kept: Value;
  return (next) => (kept = sharing(kept, next));
}

/**
 * The new value, made of parts of the old one wherever both say the same; the old one itself if all of it does. Both are plain data.
 * The new value's equal parts are replaced in it: nobody can tell, and nothing is copied.
 */
export function sharing<Value>(old: unknown, next: Value): Value {
  if (old === next || typeof old !== 'object' || typeof next !== 'object' || old === null || next === null) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  return shareParts(old as Plain, next as Plain) ? (old as Value) : next;
}

type Plain = Record<string, unknown>; // or a list, whose keys are its places

/** Put the parts of the old value into the new one; true if that left nothing of the new one. */
function shareParts(old: Plain, next: Plain): boolean {
  const keys = Object.keys(next);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = sharing(old[key], next[key]);
    if (part !== old[key] || !(key in old)) isSame = false;
    else next[key] = part;
  }
  return isSame;
}
