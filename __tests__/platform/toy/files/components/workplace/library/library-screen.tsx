'use client';

import { useState } from 'react';
import { LookupScreen } from '@/components/platform/lookups/lookup-screen';
import { Button } from '@/components/ui/button/button';
import { Alert } from '@/components/ui/feedback/alert';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { DataTable } from '@/components/ui/table/data-table';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useFormValues } from '@/lib/client/form/form-values';
import { useForm } from '@/lib/client/form/use-form';
import type { ReplyFor } from '@/lib/contract/all';
import { shelfShape } from '@/lib/contract/workplace/library/shelf-shape';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';

/** The books that one has borrowed, a form for another, and the shelves that there are. */
export function LibraryScreen(stored: { books: ReplyFor<'listBooks'>; shelves: ReplyFor<'listShelves'> }) {
  const t = useMessages('library');
  const [books, setBooks] = useState(stored.books);
  const [shelves, setShelves] = useState(stored.shelves);
  const { send: addBook } = useCallMutation('addBook');
  const { send: saveShelf } = useCallMutation('saveShelf');
  const values = useFormValues({ Title: '', ShelfCode: shelves[0]?.ShelfCode ?? 0, DueOn: '' });
  const form = useForm({ values, send: addBook, onSent: setBooks, failureText: useErrorText() });
  const shelfNames = new Map(shelves.map(({ ShelfCode, Name }) => [ShelfCode, Name]));
  return (
    <div className="space-y-6">
      <DataTable
        label={t('title')}
        rows={books}
        idOf={({ BookCode }) => BookCode}
        columns={[
          { id: 'title', title: t('book'), value: ({ Title }) => Title },
          { id: 'shelf', title: t('shelf'), value: ({ ShelfCode }) => shelfNames.get(ShelfCode) ?? '' },
          { id: 'due', title: t('due'), value: ({ DueOn }) => DueOn },
        ]}
      />
      <form {...form.props} className="max-w-md space-y-4">
        <TextField {...form.field('Title')} label={t('book')} />
        <SelectField {...form.field('ShelfCode')} label={t('shelf')}>
          {shelves.map(({ ShelfCode, Name }) => (
            <option key={ShelfCode} value={ShelfCode}>
              {Name}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('DueOn')} type="date" label={t('due')} />
        {form.failure && <Alert tone="danger">{form.failure}</Alert>}
        <Button type="submit" isBusy={form.isBusy} busyText={t('add')}>
          {t('add')}
        </Button>
      </form>
      <LookupScreen
        shape={shelfShape}
        rows={shelves}
        columns={{ Name: { label: t('shelf') } }}
        texts={{ new: t('new'), add: t('new') }}
        send={saveShelf}
        onSaved={setShelves}
      />
    </div>
  );
}
