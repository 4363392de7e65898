/**
 * A number as a format of zeros shows it: 42 as 00042, or as EMP-042. The format's signs are `0` for a digit that is always there, `#`
 * for one that is where it is needed; a sign behind an apostrophe stands for itself.
 */
export function shownDigits(value: number, format: readonly string[]): string {
  const left = [...value.toFixed(0)];
  const isPlace = (sign: string | undefined) => sign === '0' || sign === '#';
  const firstPlace = format.findIndex(isPlace);
  let shown = '';
  for (let at = format.length - 1; at >= 0; at -= 1) {
    const sign = format[at]!;
    if (!isPlace(sign)) shown = sign.replace(/^'/, '') + shown;
    else if (at === firstPlace && left.length > 0) shown = left.splice(0).join('') + shown;
    else shown = (left.pop() ?? (sign === '0' ? '0' : '')) + shown;
  }
  return shown;
}
