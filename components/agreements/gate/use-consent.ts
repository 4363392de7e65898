import { useEffect, useRef, useState } from 'react';
import { CallError } from '@/lib/client/call/call-error';
import { leaveEndedSession } from '@/lib/client/session/leave-ended-session';
import { postSession } from '@/lib/client/session/session';
import { needsSignature, type Conduct } from '../document/conduct-kind';

/** What is missing before anything can be sent. */
export type ConsentIssue = 'mustAgree' | 'mustSign';

/** How long it is said that it went well before the portal opens, in milliseconds. */
const CLOSE_DELAY_MS = 1800;

const FIELD_ISSUES: Readonly<Record<string, ConsentIssue>> = { Agree: 'mustAgree', SignedLetter: 'mustSign' };

/** Agreeing to what waits: the ticked box, the signature, and the one press that sends both (COC-11 to COC-25). */
export function useConsent(conduct: Conduct) {
  const [isAgreed, setIsAgreed] = useState(false);
  const [signature, setSignature] = useState(conduct.SignatureCode);
  const [faults, setFaults] = useState<readonly ConsentIssue[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [next, setNext] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isUnderway = useRef(false);

  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => location.assign(next), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next]);

  const without = (fault: ConsentIssue) => setFaults((found) => found.filter((one) => one !== fault));

  /** Answers what is missing, so that the caller can lead there. */
  async function submit(): Promise<readonly ConsentIssue[]> {
    if (isUnderway.current) return [];
    const isUnsigned = needsSignature(conduct) && signature === '';
    const found: ConsentIssue[] = isUnsigned ? ['mustSign'] : isAgreed ? [] : ['mustAgree'];
    setFaults(found);
    setFailure(null);
    if (found.length > 0) return found;
    isUnderway.current = true;
    setIsSending(true);
    try {
      const fields = { ConductCode: conduct.ConductCode, SignedLetter: signature, Agree: 'true' };
      setNext((await postSession('accept-conduct', fields)).next);
      return [];
    } catch (error) {
      return refuse(error);
    } finally {
      isUnderway.current = false;
      setIsSending(false);
    }
  }

  function refuse(error: unknown): readonly ConsentIssue[] {
    if (error instanceof CallError && error.code === 'unauthenticated') leaveEndedSession();
    const issues = error instanceof CallError && error.code === 'invalid' ? (error.issues ?? []) : [];
    const told = issues.flatMap(({ path }) => FIELD_ISSUES[path] ?? []);
    if (told.includes('mustSign')) setSignature('');
    setFaults(told);
    if (told.length === 0) setFailure(error);
    return told;
  }

  return {
    isAgreed,
    agree: (isTicked: boolean) => {
      setIsAgreed(isTicked);
      if (isTicked) without('mustAgree');
    },
    isSigned: signature !== '',
    sign: (code: string) => {
      setSignature(code);
      without('mustSign');
    },
    faults,
    failure,
    next,
    isSending,
    submit,
  };
}
