import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { SaveBar } from '@/components/ui/form/save-bar';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfEditHome } from '../addresses/section-addresses';

interface FormButtonsProps {
  /** SECT-11: whether the section's EditFlag is set. */
  readonly canSave: boolean;
  readonly isBusy: boolean;
  /** What is said of what is not saved yet. */
  readonly about: ReactNode;
  /** Called before the form is sent. */
  readonly onSave: (goesOn: boolean) => void;
  readonly hasNext: boolean;
  /** Whose record it is, one's own without a key. */
  readonly cardKey: string;
  readonly onCancel: () => void;
}

/** SECT-04 to SECT-11: the buttons of a section's form. */
export function FormButtons({ canSave, isBusy, about, onSave, hasNext, cardKey, onCancel }: FormButtonsProps) {
  const t = useMessages('profile-sections');
  const router = useRouter();

  /** Where one came from; home in a window of its own, which came from nowhere. */
  const goBack = () => (history.length > 1 ? router.back() : router.push(addressOfEditHome(cardKey || undefined)));

  return (
    <SaveBar failure={null} about={about} isFoot>
      <Button type="button" variant="secondary" disabled={isBusy} onClick={goBack}>
        {t('back')}
      </Button>
      <Button type="button" variant="secondary" disabled={isBusy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      {canSave && hasNext && (
        <Button type="submit" variant="secondary" disabled={isBusy} onClick={() => onSave(true)}>
          {t('saveNext')}
        </Button>
      )}
      {canSave && (
        <Button type="submit" isBusy={isBusy} busyText={t('saving')} onClick={() => onSave(false)}>
          {t('save')}
        </Button>
      )}
    </SaveBar>
  );
}
