import { clockText } from '../../use-countdown';

interface CodeWaitProps {
  readonly secondsLeft: number;
  /** With the time that is left in it. */
  readonly waitText: (time: string) => string;
  readonly readyText: string;
}

/** OTP-06: how long until another code may be asked for, or that it may be. */
export function CodeWait({ secondsLeft, waitText, readyText }: CodeWaitProps) {
  const time = clockText(secondsLeft);
  const [before, after] = waitText(time).split(time);
  return (
    <p className="min-w-0 flex-1 basis-48">
      {secondsLeft > 0 ? (
        <>
          {before}
          <span role="timer" className="font-semibold text-ink digits">
            {time}
          </span>
          {after}
        </>
      ) : (
        readyText
      )}
    </p>
  );
}
