import type { ReactNode } from 'react';
import { buttonClasses, type ButtonVariant } from './button-variant';

interface FileLinkProps {
  /** As `addressOfFile` makes it. */
  readonly address: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** Saves a file by its address alone. */
export const FileLink = ({ address, variant = 'secondary', children }: FileLinkProps) => (
  <a href={address} download className={buttonClasses(variant)}>
    {children}
  </a>
);
