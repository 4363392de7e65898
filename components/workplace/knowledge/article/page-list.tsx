interface PageListProps {
  readonly titles: readonly string[];
  /** From one. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly label: string;
}

/** The pages of an article by their titles, the one that is read marked. */
export function PageList({ titles, page, onPage, label }: PageListProps) {
  return (
    <nav aria-label={label} className="mb-6 print:hidden">
      <ol className="flex flex-wrap gap-1 md:flex-col">
        {titles.map((title, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index + 1 === page ? 'page' : undefined}
              onClick={() => onPage(index + 1)}
              className="min-h-11 w-full rounded px-3 py-2 text-left text-muted transition-colors duration-150 hover:bg-hover aria-[current=page]:bg-accent-tint aria-[current=page]:font-medium aria-[current=page]:text-accent-text md:min-h-0"
            >
              <span className="digits">{index + 1}.</span> {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
