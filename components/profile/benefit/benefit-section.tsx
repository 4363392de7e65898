import Link from 'next/link';
import { useState } from 'react';
import { PanelData } from '@/components/platform/panel/panel-data';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { useCall } from '@/lib/client/call/use-call';
import { FAMILY_SECTION } from '@/lib/contract/people/known-sections';
import { useMessages } from '@/lib/i18n/use-messages';
import { addressOfSection } from '../addresses/section-addresses';
import type { SectionHeader } from '../read/section-data';
import type { SectionPlace } from '../read/section-place';
import { BenefitForm } from './benefit-form';

/** C2, BENF-12: milliseconds. */
const SAVED_MS = 2000;

/** What was seen is what is saved over: nothing is read anew behind the back of who types. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

interface BenefitSectionProps {
  readonly place: SectionPlace;
  readonly header: SectionHeader;
  /** Reads status and date anew. */
  readonly onChanged: () => Promise<unknown>;
  readonly onNext: (() => void) | null;
}

/** SECT-23: who gets the benefits of somebody. */
export function BenefitSection({ place, header, onChanged, onNext }: BenefitSectionProps) {
  const t = useMessages('profile-sections');
  const [relative, setRelative] = useState('');
  const [saves, setSaves] = useState(0);
  const UserCode = place.ChillCode;
  const options = useCall('listBenefitOptions', {}, ONCE);
  const relatives = useCall('listRelatives', { UserCode }, ONCE);
  const details = useCall('listBenefitDetails', { UserCode, Family_Code: relative }, ONCE);
  const { SectionName } = header.SectionInfo;
  // As high as the screen, as the blocks of the benefits are, so that nothing below jumps.
  const skeleton = (
    <div className="min-h-dvh">
      <SkeletonRows rows={4} />
    </div>
  );

  async function saved(goesOn: boolean) {
    showSnackbar('success', t('saved', { SectionName }), SAVED_MS);
    await Promise.all([details.mutate(), onChanged()]);
    if (goesOn) onNext?.();
    else setSaves(saves + 1);
  }

  return (
    <Card className="p-5 md:p-6">
      <PanelData of={relatives} skeleton={skeleton}>
        {(family) =>
          family.length === 0 ? (
            <EmptyState
              title={t('benefit.noRelatives')}
              text={t('benefit.noRelativesText')}
              action={
                <Link
                  href={addressOfSection(FAMILY_SECTION, UserCode || undefined)}
                  prefetch={false}
                  className={buttonClasses('primary')}
                >
                  {t('benefit.toFamily')}
                </Link>
              }
            />
          ) : (
            <PanelData of={options} skeleton={skeleton}>
              {(offered) => (
                <PanelData of={details} skeleton={skeleton}>
                  {(known) => (
                    <BenefitForm
                      key={`${relative} ${saves}`}
                      label={SectionName}
                      UserCode={UserCode}
                      relative={relative}
                      relatives={family}
                      options={offered}
                      details={known}
                      canSave={header.EditFlag}
                      about={header.Access === 'propose' ? t('willBeAsked') : null}
                      onRelative={setRelative}
                      onSaved={saved}
                      onMoved={() => details.mutate()}
                      hasNext={onNext !== null}
                    />
                  )}
                </PanelData>
              )}
            </PanelData>
          )
        }
      </PanelData>
    </Card>
  );
}
