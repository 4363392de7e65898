'use client';

import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { PencilIcon } from '@/components/ui/icons/icons';
import { iconButtonClasses } from '@/components/ui/button/icon-button-classes';
import { useMessages } from '@/lib/i18n/use-messages';
import { AboutMeDialog } from './about-me-dialog';

interface AboutMeProps {
  readonly text: string;
  /** EditYourSelf (ABME-07). */
  readonly isEditable: boolean;
}

/** What somebody says of themself; nothing where they say nothing. */
export function AboutMe({ text, isEditable }: AboutMeProps) {
  const t = useMessages('profile.about');
  const [said, setSaid] = useState(text);
  const [isOpen, setIsOpen] = useState(false);
  if (said === '' && !isEditable) return null;
  return (
    <section aria-labelledby="about-me">
      <Card className="px-5 py-5 md:px-6">
        <div className="flex items-center justify-between gap-4">
          <h2 id="about-me" className="text-base font-semibold">
            {t('title')}
          </h2>
          {isEditable && (
            <button
              type="button"
              aria-label={t('edit')}
              title={t('edit')}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
              className={`${iconButtonClasses} -my-2`}
            >
              <PencilIcon />
            </button>
          )}
        </div>
        {said ? (
          <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{said}</p>
        ) : (
          <p className="mt-2 text-muted">{t('empty')}</p>
        )}
      </Card>
      {isOpen && <AboutMeDialog text={said} onSaved={setSaid} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
