import { text } from 'node:stream/consumers';
import { discardDraft } from './draft';
import { requestObject, type ObjectStore } from './object-request';
import { FileStoreError, storagePathOf, type FileStorage } from './file-storage';

/** Files as objects of an S3-compatible store, under the same names as below a folder. */
export function createS3Storage(store: ObjectStore): FileStorage {
  const keyOf = (folder: string, name: string) => `${store.prefix}${storagePathOf(folder, name)}`;
  return {
    put: async (folder, draft) => {
      const answer = await requestObject(store, { method: 'PUT', key: keyOf(folder, draft.id), file: draft });
      answer.resume();
      await discardDraft(draft);
    },
    open: async (folder, name) => {
      const answer = await requestObject(store, { method: 'GET', key: keyOf(folder, name) });
      const size = Number(answer.headers['content-length'] ?? Number.NaN);
      return { size, content: () => answer, close: () => void answer.destroy() };
    },
    remove: async (folder, name) => {
      const answer = await requestObject(store, { method: 'DELETE', key: keyOf(folder, name) });
      answer.resume();
    },
    list: async function* (folder) {
      let after: string | undefined;
      do {
        const query = { 'list-type': '2', prefix: `${store.prefix}${folder}/`, ...(after && { 'start-after': after }) };
        const page = await text(await requestObject(store, { method: 'GET', key: '', query }));
        if (!page.includes('</ListBucketResult>')) throw new FileStoreError('The file store answered no list');
        const found = [...page.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([entry]) => ({
          key: valueIn(entry, 'Key'),
          writtenAt: new Date(valueIn(entry, 'LastModified')),
        }));
        for (const { key, writtenAt } of found) yield { name: key.split('/').at(-1) ?? '', writtenAt };
        after = valueIn(page, 'IsTruncated') === 'true' ? found.at(-1)?.key : undefined;
      } while (after);
    },
  };
}

/** The text of an element. Keys of ours are plain letters, digits, `-` and `/`, so that nothing in them is escaped. */
const valueIn = (xml: string, element: string): string => new RegExp(`<${element}>([^<]*)<`).exec(xml)?.[1] ?? '';
