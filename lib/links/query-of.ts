/** The query of a page's address, as Next hands it to the page. */
export type AskedQuery = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** The same as the browser reads it; of a name that stands twice the first. */
export async function queryOf(asked: AskedQuery): Promise<{ get(name: string): string | null }> {
  const query = await asked;
  return { get: (name) => [query[name]].flat()[0] ?? null };
}
