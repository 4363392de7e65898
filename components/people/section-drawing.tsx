import type { ReactNode } from 'react';

const line = 'fill-none stroke-accent-text';
const fill = 'fill-surface stroke-accent-text';

/** What stands for a section, by the name that the HR API gives its image; another name gets a sheet of paper. */
const drawings = {
  photo: (
    <>
      <rect x="8" y="16" width="48" height="36" rx="6" className={fill} />
      <path d="M22 16l4-6h12l4 6" className={fill} />
      <circle cx="32" cy="34" r="10" className={line} />
      <circle cx="32" cy="34" r="4" className="fill-accent stroke-none" />
      <path d="M48 24h.1" className={line} />
    </>
  ),
  person: (
    <>
      <circle cx="32" cy="22" r="11" className={fill} />
      <path d="M10 56c2-14 11-20 22-20s20 6 22 20Z" className={fill} />
    </>
  ),
  contact: (
    <>
      <rect x="8" y="16" width="48" height="34" rx="5" className={fill} />
      <path d="m9 20 23 17 23-17" className={line} />
    </>
  ),
  address: (
    <>
      <path d="M10 30 32 12l22 18v24H10Z" className={fill} />
      <path d="M26 54V38h12v16" className={line} />
    </>
  ),
  family: (
    <>
      <circle cx="22" cy="22" r="9" className={fill} />
      <circle cx="44" cy="26" r="7" className={fill} />
      <path d="M6 54c1-12 8-17 16-17s14 5 15 17Zm31 0c0-9 2-14 8-14 7 0 12 5 13 14Z" className={fill} />
    </>
  ),
  emergency: (
    <>
      <path
        d="M18 8h10l4 14-7 5c3 6 6 9 12 12l5-7 14 4v10c0 6-4 8-9 8C28 54 12 38 10 17c0-5 2-9 8-9Z"
        className={fill}
      />
      <path d="M46 8v12m-6-6h12" className={line} />
    </>
  ),
  education: (
    <>
      <path d="M4 24 32 12l28 12-28 12Z" className={fill} />
      <path d="M16 30v14c8 8 24 8 32 0V30M58 26v16" className={line} />
    </>
  ),
  experience: (
    <>
      <rect x="8" y="20" width="48" height="34" rx="5" className={fill} />
      <path d="M24 20v-6h16v6M8 34c14 7 34 7 48 0M32 36v5" className={line} />
    </>
  ),
  passport: (
    <>
      <rect x="14" y="8" width="36" height="48" rx="5" className={fill} />
      <circle cx="32" cy="28" r="9" className={line} />
      <path d="M23 28h18M32 19c4 6 4 12 0 18-4-6-4-12 0-18M22 47h20" className={line} />
    </>
  ),
  identity: (
    <>
      <rect x="6" y="14" width="52" height="38" rx="6" className={fill} />
      <circle cx="22" cy="29" r="6" className={line} />
      <path d="M12 44c2-6 6-8 10-8s8 2 10 8M38 26h12M38 34h12M38 42h7" className={line} />
    </>
  ),
  bank: (
    <>
      <path d="M8 24 32 10l24 14v4H8Z" className={fill} />
      <path d="M14 28v18m12-18v18m12-18v18m12-18v18M8 50h48" className={line} />
    </>
  ),
  benefit: (
    <>
      <path d="M10 34h12l8 4h10a4 4 0 0 1 0 8H28" className={line} />
      <path d="M10 32v18h12l12 5 22-13a4 4 0 0 0-5-5l-9 5" className={fill} />
      <path d="M38 26c-12-8-8-18-2-16 3 1 4 4 4 4s1-3 4-4c6-2 10 8-2 16l-2 2Z" className="fill-accent stroke-none" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

type Drawing = keyof typeof drawings;

/** The names of all drawings there are. */
export const SECTION_DRAWINGS = Object.keys(drawings) as readonly Drawing[];

const paper = (
  <>
    <path d="M16 8h24l10 10v38H16Z" className={fill} />
    <path d="M40 8v10h10M24 28h18M24 36h18M24 44h10" className={line} />
  </>
);

/** COC-28. Says nothing by itself: the section's name stands beside it. */
export function SectionDrawing({ name }: { name: string }) {
  const drawing = Object.hasOwn(drawings, name) ? drawings[name as Drawing] : paper;
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-14 shrink-0 rounded-lg bg-accent-tint p-2.5"
    >
      {drawing}
    </svg>
  );
}
