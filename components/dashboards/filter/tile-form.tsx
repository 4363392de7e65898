import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { getTexts } from '@/lib/i18n/get-texts';
import { parametersOf, type AnyView, type TileChoice } from '../model/dashboard-view';
import { AddressForm } from './address-form';

interface TileFormProps {
  readonly view: AnyView;
  readonly name: TileChoice;
  /** The tile that the answer is read in. */
  readonly tile: string;
  /** The control of the choice. */
  readonly children: ReactNode;
}

/** One choice of a tile, which keeps all else of the address. */
export async function TileForm({ view, name, tile, children }: TileFormProps) {
  const t = await getTexts('hr-dashboard');
  return (
    <AddressForm
      page={`${view.page}#${tile}`}
      parameters={parametersOf(view).filter(([one]) => one !== name)}
      className="flex items-center gap-2"
    >
      {children}
      <Button
        id={`${tile}-${name}-show`}
        type="submit"
        variant="secondary"
        aria-labelledby={`${tile}-${name}-show ${tile}-title`}
      >
        {t('show')}
      </Button>
    </AddressForm>
  );
}
