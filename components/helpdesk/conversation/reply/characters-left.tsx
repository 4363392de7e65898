import { clsx } from 'clsx';
import { useMessages } from '@/lib/i18n/use-messages';

interface CharactersLeftProps {
  readonly text: string;
  readonly longest: number;
}

/** How many characters a text still may have, said from the last tenth on. */
export function CharactersLeft({ text, longest }: CharactersLeftProps) {
  const t = useMessages('helpdesk.form');
  const left = longest - text.trim().length;
  if (left > longest / 10) return null;
  return <span className={clsx('digits', left < 0 ? 'text-danger' : 'text-muted')}>{t('left', { count: left })}</span>;
}
