'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { LazyDraftNote } from '@/components/platform/drafts/lazy-draft-note';
import { Button } from '@/components/ui/button/button';
import { buttonClasses } from '@/components/ui/button/button-variant';
import { Card } from '@/components/ui/card';
import { LabelledCheck } from '@/components/ui/form/labelled-check';
import { SaveBar } from '@/components/ui/form/save-bar';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { formKeys } from '@/lib/client/form/form-keys';
import { GENDERS } from '@/lib/contract/changes/joining/joining-rules';
import { useMessages } from '@/lib/i18n/use-messages';
import { optionsOf } from '../assignments/assignment-values';
import { JOB_STATUS_PAGE } from '../change-pages';
import { ChangeDay } from '../form/change-day';
import { LeaderPicker } from '../leader/leader-picker';
import { PLACES } from './joining-values';
import { LikelyDoubles } from './likely-doubles';
import { useJoiningForm, type JoiningFormOptions } from './use-joining-form';

/** Who joins, where and as what, led by whom, and whether they come in. */
export function JoiningForm(options: JoiningFormOptions) {
  const t = useMessages('joining');
  const tForm = useMessages('changes.form');
  const { form, names, draft, input, inputLabel, doubles } = useJoiningForm(options);
  const { values } = form;
  const { choices, rehired } = options;
  const offered = optionsOf(choices);
  const day = (field: 'BornOn' | 'JoinedOn' | 'EndDate', isMandatory: boolean, label = names[field]) => (
    <ChangeDay
      {...form.field(field)}
      label={label}
      value={values[field]}
      readOnly={form.isBusy}
      isMandatory={isMandatory}
      onDay={(typed) => form.change({ [field]: typed })}
    />
  );
  return (
    <form {...form.props} aria-label={t(rehired ? 'rehire' : 'title')} onKeyDown={formKeys()} className="space-y-5">
      {!rehired && (
        <Part title={t('who')}>
          <TextField {...form.field('GivenName')} label={names.GivenName} isMandatory autoComplete="off" />
          <TextField {...form.field('FamilyName')} label={names.FamilyName} isMandatory autoComplete="off" />
          <TextField
            {...form.field('EmployeeID')}
            label={names.EmployeeID}
            placeholder={choices.EmployeeID}
            aside={choices.EmployeeID && <span className="text-xs text-muted">{t('nextId')}</span>}
            autoComplete="off"
          />
          <TextField
            {...form.field('Mail')}
            label={names.Mail}
            type="email"
            isMandatory={values.OpensAccount}
            autoComplete="off"
          />
          <TextField {...form.field('PersonalMail')} label={names.PersonalMail} type="email" autoComplete="off" />
          {day('BornOn', false)}
          <SelectField {...form.field('Gender')} label={names.Gender} disabled={form.isBusy}>
            <option value="">{t('notSaid')}</option>
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {t(`genders.${gender}`)}
              </option>
            ))}
          </SelectField>
        </Part>
      )}
      {!rehired && doubles && (
        <LikelyDoubles
          doubles={doubles}
          isOther={values.IsNoDouble}
          error={form.errorOf('IsNoDouble') && t('sayWhether')}
          onOther={(IsNoDouble) => form.change({ IsNoDouble })}
        />
      )}
      <Part title={t('work')}>
        {day('JoinedOn', true)}
        {PLACES.map((field) => (
          <SelectField key={field} {...form.field(field)} label={names[field]} disabled={form.isBusy} isMandatory>
            <option value="">{tForm('choose')}</option>
            {offered[field].map(({ Code, Name }) => (
              <option key={Code} value={Code}>
                {Name}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField {...form.field('JobStatus')} label={names.JobStatus} disabled={form.isBusy} isMandatory>
          <option value="">{tForm('choose')}</option>
          {choices.Statuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {input === 'T' && (
          <>
            <TextField
              {...form.field('NoOfMonths')}
              label={inputLabel || names.NoOfMonths}
              inputMode="numeric"
              isMandatory
            />
            <TextField {...form.field('NoOfDays')} label={names.NoOfDays} inputMode="numeric" />
          </>
        )}
        {input === 'D' && day('EndDate', true, inputLabel || names.EndDate)}
      </Part>
      <Part title={t('ledBy')}>
        {(['Manager', 'AdminManager'] as const).map((field) => (
          <div key={field} className="space-y-3">
            <LeaderPicker
              id={form.field(field).id}
              name={field}
              label={names[field]}
              kind={field === 'Manager' ? 'manager' : 'admin_manager'}
              ChillCode=""
              chosen={values[field]}
              error={form.errorOf(field)}
              readOnly={form.isBusy}
              isMandatory={false}
              onChoose={(leader) => form.change({ [field]: leader })}
            />
          </div>
        ))}
      </Part>
      <Card className="px-5 py-4 md:px-6">
        <h2 className="font-semibold">{t('access')}</h2>
        <LabelledCheck isOn={values.OpensAccount} onChange={(OpensAccount) => form.change({ OpensAccount })}>
          {t('account')}
        </LabelledCheck>
        <p className="text-muted">{t(rehired ? 'accountBack' : 'accountText')}</p>
        {rehired && values.OpensAccount && rehired.Mail === '' && (
          <div className="mt-3 max-w-sm">
            <TextField {...form.field('Mail')} label={names.Mail} type="email" isMandatory autoComplete="off" />
          </div>
        )}
      </Card>
      <SaveBar failure={form.failure} about={<LazyDraftNote state={draft.state} onDiscard={form.discard} />}>
        <Link href={JOB_STATUS_PAGE} prefetch={false} className={buttonClasses('secondary')}>
          {tForm('cancel')}
        </Link>
        <Button type="submit" isBusy={form.isBusy} busyText={tForm('saving')}>
          {t(rehired ? 'rehire' : 'add')}
        </Button>
      </SaveBar>
    </form>
  );
}

/** Fields that belong together, three in a row where there is room. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="px-5 py-4 md:px-6">
      <fieldset>
        <legend className="float-left mb-3 w-full font-semibold">{title}</legend>
        <div className="clear-both grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
      </fieldset>
    </Card>
  );
}
