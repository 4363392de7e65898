import { useState } from 'react';
import { call } from '@/lib/client/call/call';
import { uploadFile } from '@/lib/client/call/upload-file';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import { LIST_FILE_LIMIT, LIST_FILE_TYPES } from '@/lib/contract/people/section-rules';

interface Checked extends ReplyFor<'checkOptionFile'> {
  readonly headerCode: string;
}

/** A list on its way from a file to being kept: sent, looked at, saved. */
export function useOptionList() {
  const { send } = useCallMutation('saveOptionList');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function attempt<Result>(step: () => Promise<Result>): Promise<Result | null> {
    setFailure(null);
    setIsBusy(true);
    try {
      return await step();
    } catch (error) {
      setFailure(error);
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  const checkUploaded = (headerCode: string) =>
    attempt(async () =>
      setChecked({ ...(await call('checkOptionFile', { Key: '', HeaderCode: headerCode, Mode: 'add' })), headerCode }),
    );

  return {
    checked,
    failure,
    isBusy,
    rules: { limit: LIST_FILE_LIMIT, types: LIST_FILE_TYPES },
    upload: (file: File, attention: Parameters<typeof uploadFile>[2]) =>
      uploadFile('uploadOptionFile', file, attention),
    checkUploaded,
    check: (file: File) =>
      attempt(async () => {
        const { HeaderCode } = await uploadFile('uploadOptionFile', file);
        await checkUploaded(HeaderCode);
      }),
    /** The key of the new list; null where it could not be kept. */
    save: (name: string) =>
      attempt(async () => {
        const request = { Key: '', HeaderCode: checked?.headerCode ?? '', Mode: 'add' as const, Names: { en: name } };
        return (await send(request)).Key;
      }),
    forget: () => setChecked(null),
  };
}
