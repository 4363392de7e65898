'use client';

import { useEffect, useRef, type ReactNode } from 'react';

interface SelfPostingFormProps {
  readonly action: string;
  /** The hidden fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whether it posts itself; where there is something to say first, its button does. */
  readonly isAtOnce?: boolean;
  /** The button, for where no script runs or the post did not come through. */
  readonly children: ReactNode;
}

/** A form that posts itself once it stands there, so that what it starts comes from a page of ours and from no link. */
export function SelfPostingForm({ action, fields = {}, isAtOnce = true, children }: SelfPostingFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const isPostedRef = useRef(false);
  useEffect(() => {
    if (!isAtOnce || isPostedRef.current) return;
    isPostedRef.current = true;
    formRef.current?.requestSubmit();
  }, [isAtOnce]);
  return (
    <form ref={formRef} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
