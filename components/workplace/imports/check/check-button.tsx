import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button/button';
import type { ButtonVariant } from '@/components/ui/button/button-variant';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useCallMutation } from '@/lib/client/call/use-call';
import { useImport } from '../detail/import-context';
import { importPage } from '../import-pages';
import { useRefusalText } from '../use-refusal-text';

interface CheckButtonProps {
  readonly text: string;
  readonly variant: ButtonVariant;
}

/** Checks all rows once more, as the columns are said. */
export function CheckButton({ text, variant }: CheckButtonProps) {
  const router = useRouter();
  const { found, replace } = useImport();
  const { textOf } = useRefusalText();
  const { send, isSending } = useCallMutation('checkImport');

  async function check() {
    try {
      replace(await send({ ImportCode: found.ImportCode }));
      router.replace(importPage(found.ImportCode), { scroll: false });
    } catch (error) {
      showSnackbar('error', textOf(error));
    }
  }

  return (
    <Button type="button" variant={variant} isBusy={isSending} onClick={() => void check()}>
      {text}
    </Button>
  );
}
