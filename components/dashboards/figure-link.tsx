import Link from 'next/link';
import type { Language } from '@/lib/contract/platform/languages';
import { numberText } from './model/number-text';

interface FigureLinkProps {
  readonly href: `/${string}`;
  readonly value: number;
  readonly language: Language;
}

/** What a tile says in one number, which leads to the list behind it. */
export const FigureLink = ({ href, value, language }: FigureLinkProps) => (
  <Link href={href} prefetch={false} className="hover:underline">
    {numberText(value, language)}
  </Link>
);
