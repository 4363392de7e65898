import { accent, Drawing, shape, tint } from './drawings';

export function PaperDrawing() {
  return (
    <Drawing>
      <path d="M50 12h46l16 16v64H50Z" className={shape} />
      <path d="M96 12v16h16Z" className={tint} />
      <path d="M60 38h38M60 49h42M60 60h26" className="fill-none stroke-line-strong" opacity=".6" />
      <path d="M60 80c5-10 9-8 8-1s6 4 9-3 5 0 8 3" className={accent} strokeWidth="2.5" />
      <path d="m92 80 26-28 7 6-26 28-9 2Z" className={tint} />
    </Drawing>
  );
}
