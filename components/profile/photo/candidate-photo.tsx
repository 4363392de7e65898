'use client';

import { useState } from 'react';
import { ChoosePhoto } from '@/components/platform/files/photo/choose-photo';
import { uploadFile } from '@/lib/client/call/upload-file';
import { NO_FILE } from '@/lib/contract/platform/file-rules';
import { addressOfFile } from '@/lib/links/address-of-file';

interface CandidatePhotoProps {
  readonly name: string;
  readonly hasPhoto: boolean;
  /** The candidate's key, which goes with what they send (PHOT-16). */
  readonly keyCode: string;
  /** Told the HeaderCode of a photo that was sent, for the form in which it stands. */
  readonly onChosen: (headerCode: string) => void;
}

/** PHOT-15: a candidate's own photo, and the pen that changes it. */
export function CandidatePhoto({ name, hasPhoto, keyCode, onChosen }: CandidatePhotoProps) {
  const [sent, setSent] = useState('');
  const isThere = hasPhoto || sent !== '';
  return (
    <ChoosePhoto
      name={name}
      address={isThere ? addressOfFile('getCandidatePhoto', { headercode: sent || NO_FILE }) : undefined}
      upload={(file, listener) => uploadFile('uploadCandidatePhoto', file, { ...listener, also: { KeyCode: keyCode } })}
      onChosen={(headerCode) => {
        setSent(headerCode);
        onChosen(headerCode);
      }}
    />
  );
}
