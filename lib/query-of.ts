/** The parameters of a page's address, as `URLSearchParams`. */
export function queryOf(parameters: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  const pairs = Object.entries(parameters).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  );
  return new URLSearchParams(pairs);
}
