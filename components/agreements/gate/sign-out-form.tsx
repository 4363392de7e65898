import { Button } from '@/components/ui/button/button';
import { withBasePath } from '@/lib/links/links';

/** The way out, with scripts or without. */
export function SignOutForm({ text }: { text: string }) {
  return (
    <form method="post" action={withBasePath('/api/session/sign-out')}>
      <Button type="submit" variant="secondary">
        {text}
      </Button>
    </form>
  );
}
