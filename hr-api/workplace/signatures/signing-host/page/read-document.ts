import { addresses } from './page-data';

/** Fetches the document; rejects what the host refuses. */
export async function readDocument(): Promise<ArrayBuffer> {
  const response = await fetch(addresses.document);
  if (!response.ok) throw new Error(String(response.status));
  return response.arrayBuffer();
}
