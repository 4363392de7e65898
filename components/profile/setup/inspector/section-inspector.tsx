import Link from 'next/link';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { Field } from '@/components/ui/form/field';
import { Segmented } from '@/components/ui/form/segmented';
import { Select } from '@/components/ui/form/select';
import { Switch } from '@/components/ui/form/switch';
import { SECTION_DRAWINGS, SectionDrawing } from '@/components/people/section-drawing';
import type { SectionDefinition } from '@/lib/contract/people/section-definition';
import { SECTION_AREAS } from '@/lib/contract/people/section-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { RetireSection } from '../sections/retire-section';
import { useSetup } from '../setup-context';
import { AccessTable } from './access-table';
import { Block } from './block';
import { NameField } from './name-field';
import { useIssues } from './use-issues';

/** All there is to say of the section itself. */
export function SectionInspector() {
  const t = useMessages('profile-setup');
  const { section, definition, language, holding, chainsPage, change } = useSetup();
  const errorOf = useIssues('');
  const put = (part: Partial<SectionDefinition>, what = '') => change({ ...definition, ...part }, what);
  const isHeld = holding.size > 0;
  return (
    <div className="enter-fade">
      <div className="space-y-4 pb-5">
        <NameField
          id="section-name"
          names={definition.names}
          error={errorOf('names')}
          onChange={(names) => put({ names }, `section-${language}`)}
        />
        <Field id="section-area" label={t('area')}>
          {(control) => (
            <Select
              {...control}
              value={definition.area}
              onChange={({ target }) => put({ area: target.value as SectionDefinition['area'] })}
            >
              {SECTION_AREAS.map((area) => (
                <option key={area} value={area}>
                  {t(`areas.${area}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <fieldset>
          <legend className="mb-1.5 font-medium">{t('picture')}</legend>
          <div className="flex flex-wrap gap-2">
            {SECTION_DRAWINGS.map((image) => (
              <label
                key={image}
                title={t(`pictures.${image}`)}
                className="rounded-lg border-2 border-transparent p-0.5 transition-colors duration-150 has-checked:border-accent has-focus-visible:outline-2"
              >
                <input
                  type="radio"
                  name="section-picture"
                  aria-label={t(`pictures.${image}`)}
                  checked={definition.image === image}
                  onChange={() => put({ image })}
                  className="sr-only"
                />
                <SectionDrawing name={image} />
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <Block title={t('entries')}>
        {isHeld ? (
          <p className="text-muted">{t(definition.isMaster ? 'entriesManyHeld' : 'entriesOneHeld')}</p>
        ) : (
          <Segmented
            label={t('entries')}
            options={[
              { value: 'one', text: t('entriesOne') },
              { value: 'many', text: t('entriesMany') },
            ]}
            chosen={definition.isMaster ? 'many' : 'one'}
            onChoose={(way) => put({ isMaster: way === 'many' })}
          />
        )}
        {errorOf('isMaster') && <p className="text-danger">{errorOf('isMaster')}</p>}
      </Block>
      <Block title={t('who')} about={t('whoSection')}>
        <AccessTable access={definition.access} onChange={(access) => put({ access })} />
        {errorOf('access') && <p className="text-danger">{errorOf('access')}</p>}
        {chainsPage && (
          <p>
            <Link href={chainsPage} prefetch={false} className={`inline-block ${textButtonClasses}`}>
              {t('whoDecides')}
            </Link>
          </p>
        )}
        <Switch
          label={t('seenTwice')}
          description={t('seenTwiceText')}
          isOn={definition.isSeenTwice}
          onChange={(isSeenTwice) => put({ isSeenTwice })}
        />
      </Block>
      <div className="border-t border-line pt-5">
        <RetireSection section={section} />
      </div>
    </div>
  );
}
