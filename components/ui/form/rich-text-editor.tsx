'use client';

import { clsx } from 'clsx';
import {
  memo,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { BulletListIcon, NumberedListIcon } from '../icons/form-icons';
import { RichText } from '../media/rich-text';
import { insertHtml, insertText } from './insert-in-editor';

export interface EditorWords {
  readonly bold: string;
  readonly italic: string;
  readonly bulletList: string;
  /** Named where there are headings and numbered lists as well. */
  readonly heading?: string;
  readonly numberedList?: string;
  readonly loading: string;
}

/** What those around an editor can do with it. */
export interface EditorHandle {
  /** What is edited; null until it is drawn. */
  readonly area: () => HTMLElement | null;
  /** Put where somebody wrote last, or behind all there is. */
  readonly insertText: (text: string) => void;
  /** The same of HTML, which is cleaned before. */
  readonly insertHtml: (html: string) => void;
}

interface RichTextEditorProps {
  readonly ref?: Ref<EditorHandle>;
  readonly label: string;
  /** What it begins with; later changes of it are not taken over. */
  readonly html: string;
  readonly words: EditorWords;
  readonly onChange: (html: string) => void;
  /** Whether what is pasted keeps its form, cleaned; without it comes as plain text. */
  readonly keepsForm?: boolean;
  /** Hears that the text stands there. */
  readonly onReady?: () => void;
  /** Classes of its size. */
  readonly className: string;
}

/** The browser owns what is edited, so React draws it once. */
const InitialContent = memo(RichText);

const COMMANDS = [
  { command: 'formatBlock', value: 'h2', sign: 'H', look: 'font-semibold' },
  { command: 'bold', sign: 'B', look: 'font-bold' },
  { command: 'italic', sign: 'I', look: 'italic' },
  { command: 'insertUnorderedList', sign: <BulletListIcon className="size-4" />, look: '' },
  { command: 'insertOrderedList', sign: <NumberedListIcon className="size-4" />, look: '' },
] as const;
type Command = (typeof COMMANDS)[number];

/** What is written, wherever the browser put it: into the element that it began in, or beside that where it began empty. */
function htmlOf(area: HTMLElement): string {
  const copy = area.cloneNode(true) as HTMLElement;
  const beginning = copy.querySelector('.rich-text');
  beginning?.replaceWith(...beginning.childNodes);
  return copy.innerHTML;
}

/** A text with emphasis and lists, edited where it stands. */
export function RichTextEditor({ ref: handle, ...props }: RichTextEditorProps) {
  const { label, html, words, onChange, keepsForm = false, onReady, className } = props;
  const ref = useRef<HTMLDivElement>(null);
  const lastPlace = useRef<Range | null>(null);
  const areaId = useId();
  const [beginning] = useState(html);
  // Nobody writes before the text is there: what they wrote would stand where React is to put it.
  const [isReady, setIsReady] = useState(false);
  const makeReady = useCallback(() => {
    setIsReady(true);
    onReady?.();
  }, [onReady]);
  const names = {
    formatBlock: words.heading,
    bold: words.bold,
    italic: words.italic,
    insertUnorderedList: words.bulletList,
    insertOrderedList: words.numberedList,
  };

  useImperativeHandle(handle, () => ({
    area: () => ref.current,
    insertText: (text) => ref.current && insertText(ref.current, lastPlace.current, text),
    insertHtml: (given) => ref.current && void insertHtml(ref.current, lastPlace.current, given),
  }));

  /** A press elsewhere takes the selection away, such as the one that inserts something. */
  function rememberPlace() {
    const selection = getSelection();
    if (!selection?.rangeCount || !ref.current?.contains(selection.anchorNode)) return;
    lastPlace.current = selection.getRangeAt(0).cloneRange();
  }

  function tell() {
    if (ref.current) onChange(htmlOf(ref.current));
  }

  function apply(event: MouseEvent, { command, ...rest }: Command) {
    event.preventDefault();
    ref.current?.focus();
    const value = 'value' in rest ? rest.value : undefined;
    const isSet = value !== undefined && document.queryCommandValue(command) === value;
    document.execCommand(command, false, isSet ? 'p' : value);
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    event.preventDefault();
    const formed = keepsForm && event.clipboardData.getData('text/html');
    if (formed) void insertHtml(event.currentTarget, null, formed);
    else document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  }

  return (
    <div className="rounded border border-line-strong bg-surface focus-within:border-accent-text">
      <div role="toolbar" aria-label={label} aria-controls={areaId} className="flex gap-1 border-b border-line p-1">
        {COMMANDS.filter(({ command }) => names[command]).map((command) => (
          <button
            key={command.command}
            type="button"
            aria-label={names[command.command]}
            title={names[command.command]}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => apply(event, command)}
            className={clsx(
              'grid size-11 place-items-center rounded text-muted md:size-8 hover:bg-hover hover:text-ink',
              command.look,
            )}
          >
            {command.sign}
          </button>
        ))}
      </div>
      <div
        ref={ref}
        id={areaId}
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        aria-busy={!isReady}
        aria-readonly={!isReady}
        contentEditable={isReady}
        suppressContentEditableWarning
        onInput={tell}
        onPaste={paste}
        onSelect={rememberPlace}
        className={clsx('overflow-y-auto px-3 py-2.5 -outline-offset-2', className)}
      >
        <InitialContent html={beginning} loadingText={words.loading} onShown={makeReady} />
      </div>
    </div>
  );
}
