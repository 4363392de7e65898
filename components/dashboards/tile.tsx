import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { getTexts } from '@/lib/i18n/get-texts';
import { Citation, type Citing } from './citation/citation';
import { Fold } from './fold';
import { titled } from './model/titled';
import { SpokenSentence } from './spoken-sentence';
import { WholeDates } from './whole-dates';

interface TileProps {
  readonly id: string;
  readonly title: string;
  /** What the tile says in one number, if it does. */
  readonly figure?: ReactNode;
  /** What it says in words. */
  readonly sentence: string;
  /** How the figure differs from what it is compared with. */
  readonly compared?: readonly string[];
  readonly more?: ReactNode;
  /** Choices of this tile. */
  readonly tools?: ReactNode;
  /** How it is counted. */
  readonly rule?: string;
  /** Its figures as a table. */
  readonly table?: ReactNode;
  /** With what it is cited; nothing where it has no figure. */
  readonly citing?: Citing;
  /** Its picture. */
  readonly children?: ReactNode;
}

/** A figure with its sentence, its picture, its table and its rule. It is never cut in print. */
export async function Tile(props: TileProps) {
  const { id, title, figure, sentence, compared = [], more, tools, rule, table, citing, children } = props;
  const [t, cite, language] = await Promise.all([getTexts('hr-dashboard'), getTexts('figure-citation'), getLocale()]);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="h-full scroll-mt-20 break-inside-avoid">
      <Card className="flex h-full flex-col px-5 py-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-title`} className="text-base font-semibold">
            {title}
          </h2>
          <div className="ml-auto flex flex-wrap items-center gap-2 print:hidden">
            {tools}
            <SpokenSentence
              titledBy={`${id}-title`}
              text={[titled(title, sentence), ...compared].join(' ')}
              language={language}
            />
          </div>
        </div>
        {figure !== undefined && <p className="mt-2 text-3xl leading-10 font-semibold digits">{figure}</p>}
        <p className="mt-1 max-w-prose text-muted">
          <WholeDates text={sentence} />
        </p>
        {compared.map((text) => (
          <p key={text} className="mt-1 max-w-prose">
            <WholeDates text={text} />
          </p>
        ))}
        {children && <div className="picture mt-4 min-w-0">{children}</div>}
        {more && <div className="mt-3 text-muted">{typeof more === 'string' ? <WholeDates text={more} /> : more}</div>}
        <div className="mt-auto pt-3 print:hidden">
          {table && (
            <Fold title={t('asTable')}>
              <div tabIndex={0} role="group" aria-label={t('asTable')} className="mt-2 mb-3 overflow-x-auto">
                {table}
              </div>
            </Fold>
          )}
          {rule && (
            <Fold title={t('rule')}>
              <p className="mt-1 mb-2 max-w-prose">{rule}</p>
            </Fold>
          )}
          {citing && (
            <Fold title={cite('cite')}>
              <Citation {...{ citing, id, title, sentence, rule }} />
            </Fold>
          )}
        </div>
      </Card>
    </section>
  );
}
