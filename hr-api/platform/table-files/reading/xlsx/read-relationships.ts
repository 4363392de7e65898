import { posix } from 'node:path';
import type { Parts } from './open-parts';
import { parseXml } from './parse-xml';

export interface Relationship {
  readonly id: string;
  /** The last word of its type, which is the same in both kinds of workbooks: `worksheet`. */
  readonly type: string;
  /** The name of the part it leads to. */
  readonly part: string;
}

/** What a part of a workbook belongs with; '' stands for the workbook itself. What lies outside of it is left out. */
export async function readRelationships(parts: Parts, of: string): Promise<Relationship[]> {
  const folder = posix.dirname(of);
  const name = posix.join(folder, '_rels', `${posix.basename(of)}.rels`);
  if (!parts.has(name)) return [];
  const relationships: Relationship[] = [];
  const found = parseXml<Relationship>(parts.read(name), (emit) => ({
    onOpen: (element, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (element !== 'Relationship' || mode === 'External') return;
      const part = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      emit({ id, type: type.slice(type.lastIndexOf('/') + 1), part });
    },
  }));
  for await (const relationship of found) relationships.push(relationship);
  return relationships;
}
