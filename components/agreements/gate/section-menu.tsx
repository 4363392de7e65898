import { pathOfLink } from '@/lib/links/upstream-links';
import { withBasePath } from '@/lib/links/links';
import type { Sections } from './section-tiles';

interface SectionMenuProps {
  readonly label: string;
  /** The link of the section that is open. */
  readonly current: string;
  readonly all: readonly Sections[string][number][];
}

/** The other sections that the agreement asks to look through. */
export function SectionMenu({ label, current, all }: SectionMenuProps) {
  return (
    <nav aria-label={label} className="mt-6">
      <p className="mb-2 font-semibold text-muted">{label}</p>
      <ul className="flex flex-wrap gap-2">
        {all.map(({ linkURL, PersonalSection }) => {
          const page = pathOfLink(`ecenter/${linkURL}`);
          return (
            page && (
              <li key={linkURL}>
                <a
                  href={withBasePath(page)}
                  aria-current={linkURL === current ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded border border-line bg-surface px-4 font-medium transition-colors duration-150 hover:bg-hover aria-[current]:border-accent-line aria-[current]:bg-accent-tint aria-[current]:text-accent-text"
                >
                  {PersonalSection}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
