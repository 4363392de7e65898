import { CakeIcon } from '@/components/ui/icons/icons';
import { Tabs } from '@/components/ui/tabs';
import { useMessages } from '@/lib/i18n/use-messages';
import { keyOf, type Happening } from './happening';
import { HappeningRow } from './happening-row';

interface HappeningTabsProps {
  readonly happenings: readonly Happening[];
  /** The tab that was chosen; null for the first that has something today. */
  readonly chosen: number | null;
  readonly onChoose: (tab: number) => void;
  /** Whose form was left, to whose row the focus goes. */
  readonly left: Happening | null;
  readonly onWish: (happening: Happening) => void;
}

const KINDS: readonly Happening['WishType'][] = ['BirthDay', 'Joining'];

/** HAP-01 to HAP-05: a tab for each kind, in it today before tomorrow (VCON-43). */
export function HappeningTabs({ happenings, chosen, onChoose, left, onWish }: HappeningTabsProps) {
  const t = useMessages('happenings');
  const sorted = [...happenings].sort((one, other) => one.DayCode - other.DayCode);
  const selected =
    chosen ??
    Math.max(
      0,
      KINDS.findIndex((kind) => sorted.some(({ WishType }) => WishType === kind)),
    );
  const ofKind = sorted.filter(({ WishType }) => WishType === KINDS[selected]);
  const sections = [
    { name: t('today'), rows: ofKind.filter(({ CurrentDay }) => CurrentDay) },
    { name: t('tomorrow'), rows: ofKind.filter(({ CurrentDay, NextDay }) => !CurrentDay && NextDay) },
  ];
  return (
    <Tabs label={t('kinds')} names={[t('birthdays'), t('anniversaries')]} selected={selected} onSelect={onChoose}>
      <div className="-mx-5 max-h-[600px] overflow-y-auto px-5 pb-1">
        {ofKind.length === 0 && <Nobody />}
        {ofKind.length > 0 &&
          sections.map(({ name, rows }) => (
            <section key={name} aria-label={name} className="mt-5">
              <h3 className="font-semibold text-muted">{name}</h3>
              {rows.length === 0 && <p className="py-3 text-muted">{t('none')}</p>}
              <ul className="space-y-2 pt-2">
                {rows.map((row) => (
                  <HappeningRow
                    key={keyOf(row)}
                    happening={row}
                    hasFocus={left !== null && keyOf(left) === keyOf(row)}
                    onWish={() => onWish(row)}
                  />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Tabs>
  );
}

function Nobody() {
  const t = useMessages('happenings');
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <span className="mb-4 grid size-16 place-items-center rounded-full bg-accent-tint text-accent-text">
        <CakeIcon className="size-8" />
      </span>
      <p className="font-semibold">{t('none')}</p>
      <p className="mt-1 text-muted">{t('noneText')}</p>
    </div>
  );
}
