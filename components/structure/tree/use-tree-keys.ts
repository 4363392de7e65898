import { useRef, type KeyboardEvent } from 'react';
import type { TreeRow } from './tree-rows';

interface TreeKeys {
  readonly rows: readonly TreeRow[];
  /** The code of the row that has the one place in the Tab order. */
  readonly at: string;
  readonly onGo: (code: string) => void;
  readonly onToggle: (code: string) => void;
  readonly onChoose: (code: string) => void;
}

/** How long letters that are typed one after the other are one word, in milliseconds. */
const WORD_MS = 600;

/** The keys of a tree: arrows, Home, End, Enter, `*` and the first letters of a name. */
export function useTreeKeys({ rows, at, onGo, onToggle, onChoose }: TreeKeys) {
  const typed = useRef({ word: '', time: 0 });
  const place = rows.findIndex(({ unit }) => unit.Code === at);
  const row = rows[place];

  const go = (to: TreeRow | undefined) => to && onGo(to.unit.Code);
  const parentRow = () => rows.slice(0, place).findLast(({ level }) => row && level < row.level);

  function goToName(letter: string, time: number) {
    const { word, time: last } = typed.current;
    const next = time - last < WORD_MS ? word + letter : letter;
    typed.current = { word: next, time };
    const from = next.length > 1 ? place : place + 1;
    const around = [...rows.slice(from), ...rows.slice(0, from)];
    go(around.find(({ unit }) => unit.Name.toLocaleLowerCase().startsWith(next.toLocaleLowerCase())));
  }

  return (event: KeyboardEvent) => {
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(rows[place + 1]),
      ArrowUp: () => go(rows[place - 1]),
      ArrowRight: () => (row.hasChildren && !row.isOpen ? onToggle(at) : row.isOpen && go(rows[place + 1])),
      ArrowLeft: () => (row.isOpen ? onToggle(at) : go(parentRow())),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      Enter: () => onChoose(at),
      ' ': () => onChoose(at),
    };
    const action = actions[key];
    if (action) action();
    else if (key.length === 1 && key.trim() !== '') goToName(key, event.timeStamp);
    else return;
    event.preventDefault();
  };
}
