import { clockText } from '../../use-countdown';

interface CodeWaitProps {
  readonly secondsLeft: number;
  readonly words: { readonly codeWait: string; readonly codeReady: string };
}

/** OTP-06: how long until another code may be asked for, or that it may be. */
export function CodeWait({ secondsLeft, words }: CodeWaitProps) {
  return (
    <p className="min-w-0 flex-1 basis-48">
      {secondsLeft > 0 ? (
        <>
          {words.codeWait}{' '}
          <span role="timer" className="font-semibold text-ink tabular-nums">
            {clockText(secondsLeft)}
          </span>
        </>
      ) : (
        words.codeReady
      )}
    </p>
  );
}
