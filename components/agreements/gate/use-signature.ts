import { useEffect, useRef, useState } from 'react';
import type { SignFrame } from '@/lib/signing/sign-frame';
import { readSignMessage } from '@/lib/signing/sign-message';

/** How long the host may take to say that it is there, in milliseconds. */
const FRAME_TIMEOUT_MS = 10_000;

/** The e-sign host in our frame: whether it answers, and what it says was signed. */
export function useSignature({ origin }: SignFrame, onSigned: (code: string) => void) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const signedRef = useRef(onSigned);
  const [state, setState] = useState<'waiting' | 'ready' | 'silent'>('waiting');
  const [attempt, setAttempt] = useState(1);
  const [hasNothing, setHasNothing] = useState(false);

  useEffect(() => {
    signedRef.current = onSigned;
  });

  useEffect(() => {
    const receive = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      const frame = frameRef.current?.contentWindow ?? null;
      const message = readSignMessage({ origin: from, source, data }, { origin, frame });
      if (message?.kind === 'ready') setState('ready');
      if (message?.kind !== 'signature') return;
      setHasNothing(message.code === '');
      if (message.code !== '') signedRef.current(message.code);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [origin]);

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('silent'), FRAME_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  return {
    frameRef,
    state,
    attempt,
    /** Whether the host was asked for a signature and had none. */
    hasNothing,
    retry: () => {
      setState('waiting');
      setAttempt(attempt + 1);
    },
    /** COC-20: asks the frame for its hidden value, and no other window (T77). */
    ask: () => frameRef.current?.contentWindow?.postMessage({ ask: 'DocumentCode' }, origin),
  };
}
