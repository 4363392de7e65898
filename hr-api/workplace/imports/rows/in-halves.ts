/**
 * Does something with rows together; where that is refused, with halves of them, until what refuses it stands alone. `refusal` says what
 * comes of one row that was refused, and throws what is no refusal.
 */
export async function inHalves<Row, Done>(
  rows: readonly Row[],
  attempt: (rows: readonly Row[]) => Promise<readonly Done[]>,
  refusal: (row: Row, error: unknown) => Done,
): Promise<Done[]> {
  const [first] = rows;
  if (first === undefined) return [];
  try {
    return [...(await attempt(rows))];
  } catch (error) {
    const refused = refusal(first, error);
    if (rows.length === 1) return [refused];
    const middle = Math.ceil(rows.length / 2);
    const before = await inHalves(rows.slice(0, middle), attempt, refusal);
    return [...before, ...(await inHalves(rows.slice(middle), attempt, refusal))];
  }
}
