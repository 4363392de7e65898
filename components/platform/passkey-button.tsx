import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { ButtonVariant } from '@/components/ui/button/button-variant';
import { signByPasskey } from '@/lib/client/passkeys/passkeys';

interface PasskeyButtonProps {
  readonly text: string;
  readonly busyText: string;
  readonly variant?: ButtonVariant;
  readonly disabled?: boolean;
  /** By which step it is asked for what is to be signed: before a session is in, or in one. */
  readonly post: Parameters<typeof signByPasskey>[0];
  readonly send: (signed: { readonly Passkey: string }) => Promise<unknown>;
  readonly onBusy?: (isBusy: boolean) => void;
  /** With null once it is tried anew. */
  readonly onFailure: (error: unknown) => void;
}

/** Lets one of the person's passkeys sign, and sends what it signed. */
export function PasskeyButton({ text, busyText, variant = 'secondary', disabled, ...props }: PasskeyButtonProps) {
  const { post, send, onBusy, onFailure } = props;
  const [isBusy, setIsBusy] = useState(false);

  function showBusy(busy: boolean) {
    setIsBusy(busy);
    onBusy?.(busy);
  }

  async function sign() {
    showBusy(true);
    onFailure(null);
    try {
      await send(await signByPasskey(post));
    } catch (error) {
      onFailure(error);
    }
    showBusy(false);
  }

  return (
    <Button
      type="button"
      variant={variant}
      className="w-full"
      disabled={disabled}
      isBusy={isBusy}
      busyText={busyText}
      onClick={() => void sign()}
    >
      {text}
    </Button>
  );
}
