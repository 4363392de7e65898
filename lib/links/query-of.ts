/** The query of a page's address, as Next hands it to the page. */
export type AskedQuery = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** The same as the browser reads it. */
export async function queryOf(asked: AskedQuery): Promise<URLSearchParams> {
  const pairs = Object.entries(await asked).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  );
  return new URLSearchParams(pairs);
}
