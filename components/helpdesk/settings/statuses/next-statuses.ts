/** What a status may become, as the settings keep it: codes with a comma between them, the suggested one first. */
export const codesOf = (wire: string): readonly number[] => (wire === '' ? [] : wire.split(',').map(Number));

/** The same with one more or one less; what comes is suggested last. */
export function toggledCode(wire: string, code: number): string {
  const codes = codesOf(wire);
  return (codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code]).join();
}

/** The same with one suggested first. */
export const suggestedFirst = (wire: string, code: number): string =>
  [code, ...codesOf(wire).filter((each) => each !== code)].join();
