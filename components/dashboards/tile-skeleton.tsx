import { Card } from '@/components/ui/card';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';

/** Where a tile will be. */
export function TileSkeleton() {
  return (
    <Card className="h-full min-h-48 px-5 py-4">
      <SkeletonRows rows={4} />
    </Card>
  );
}
