'use client';

import { memo, useCallback, useId, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react';
import { RichText } from './rich-text';

export interface EditorWords {
  readonly bold: string;
  readonly italic: string;
  readonly bulletList: string;
  readonly loading: string;
}

interface RichTextEditorProps {
  readonly label: string;
  /** What it begins with; later changes of it are not taken over. */
  readonly html: string;
  readonly words: EditorWords;
  readonly onChange: (html: string) => void;
  /** Classes of its size. */
  readonly className: string;
}

/** The browser owns what is edited, so React draws it once. */
const Beginning = memo(RichText);

const COMMANDS = [
  { command: 'bold', sign: 'B', look: 'font-bold' },
  { command: 'italic', sign: 'I', look: 'italic' },
  { command: 'insertUnorderedList', sign: '•', look: '' },
] as const;

/** A text with emphasis and lists, edited where it stands. What is pasted comes as plain text. */
export function RichTextEditor({ label, html, words, onChange, className }: RichTextEditorProps) {
  const ref = useRef<HTMLDivElement>(null);
  const areaId = useId();
  const [beginning] = useState(html);
  // Nobody writes before the text is there: what they wrote would stand where React is to put it.
  const [isReady, setIsReady] = useState(false);
  const makeReady = useCallback(() => setIsReady(true), []);
  const names = { bold: words.bold, italic: words.italic, insertUnorderedList: words.bulletList };

  function tell() {
    const area = ref.current;
    if (area) onChange((area.querySelector('.rich-text') ?? area).innerHTML);
  }

  function apply(event: MouseEvent, command: string) {
    event.preventDefault();
    ref.current?.focus();
    document.execCommand(command);
  }

  function pastePlain(event: ClipboardEvent) {
    event.preventDefault();
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
  }

  return (
    <div className="rounded border border-line-strong bg-surface focus-within:border-accent-text">
      <div role="toolbar" aria-label={label} aria-controls={areaId} className="flex gap-1 border-b border-line p-1">
        {COMMANDS.map(({ command, sign, look }) => (
          <button
            key={command}
            type="button"
            aria-label={names[command]}
            title={names[command]}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => apply(event, command)}
            className={`grid size-8 place-items-center rounded text-muted hover:bg-hover hover:text-ink ${look}`}
          >
            {sign}
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
        contentEditable={isReady}
        suppressContentEditableWarning
        onInput={tell}
        onPaste={pastePlain}
        className={`overflow-y-auto p-2 -outline-offset-2 ${className}`}
      >
        <Beginning html={beginning} loadingText={words.loading} onShown={makeReady} />
      </div>
    </div>
  );
}
