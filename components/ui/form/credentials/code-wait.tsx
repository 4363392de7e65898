import { clockText } from '../../use-countdown';

interface CodeWaitProps {
  readonly secondsLeft: number;
  readonly waitText: string;
  readonly readyText: string;
}

/** OTP-06: how long until another code may be asked for, or that it may be. */
export function CodeWait({ secondsLeft, waitText, readyText }: CodeWaitProps) {
  return (
    <p className="min-w-0 flex-1 basis-48">
      {secondsLeft > 0 ? (
        <>
          {waitText}{' '}
          <span role="timer" className="font-semibold text-ink digits">
            {clockText(secondsLeft)}
          </span>
        </>
      ) : (
        readyText
      )}
    </p>
  );
}
