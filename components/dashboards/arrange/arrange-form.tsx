'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { SelectField } from '@/components/ui/form/select-field';
import { useCallMutation } from '@/lib/client/call/use-call';
import type { ReplyFor } from '@/lib/contract/all';
import type { DashboardPage } from '@/lib/contract/dashboards/dashboard-rules';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { TileRow, type ArrangedTile } from './tile-row';

interface ArrangeFormProps {
  readonly page: DashboardPage;
  readonly tiles: readonly ArrangedTile[];
  readonly arrangedBy: ReplyFor<'listDashboardTiles'>['ArrangedBy'];
  /** For which roles it may be arranged, too. */
  readonly roles: ReplyFor<'listDashboardTiles'>['Roles'];
}

/** Puts the tiles of a dashboard in an order, hides some and pins some to home; for oneself, or as a role begins with. */
export function ArrangeForm({ page, tiles: initial, arrangedBy, roles }: ArrangeFormProps) {
  const t = useMessages('dashboard-arrange');
  const errorText = useErrorText();
  const router = useRouter();
  const [tiles, setTiles] = useState(initial);
  const [role, setRole] = useState('');
  const saving = useCallMutation('saveDashboardView');
  const resetting = useCallMutation('resetDashboardView');
  const forRole = useCallMutation('saveRoleDashboardView');
  const isBusy = saving.isSending || resetting.isSending || forRole.isSending;
  const view = {
    DashboardPage: page,
    Tiles: tiles.map(({ TileCode, IsShown, IsPinned }) => ({ TileCode, IsShown, IsPinned })),
  };

  async function tell(work: Promise<unknown>, done: string): Promise<boolean> {
    try {
      await work;
      showSnackbar('success', done);
      return true;
    } catch (error) {
      showSnackbar('error', errorText(error));
      return false;
    }
  }

  async function leave(work: Promise<unknown>, done: string) {
    if (await tell(work, done)) router.push(`/ecenter/${page}`);
  }

  const move = (from: number, to: number) =>
    setTiles(tiles.filter((_, at) => at !== from).toSpliced(to, 0, tiles[from]!));

  return (
    <div className="max-w-2xl space-y-6">
      <Card className="px-5 py-2">
        <ol className="divide-y divide-line">
          {tiles.map((tile, at) => (
            <TileRow
              key={tile.TileCode}
              tile={tile}
              isFirst={at === 0}
              isLast={at === tiles.length - 1}
              onMove={(step) => move(at, at + step)}
              onChange={(part) => setTiles(tiles.with(at, { ...tile, ...part }))}
            />
          ))}
        </ol>
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button type="button" isBusy={isBusy} onClick={() => leave(saving.send(view), t('saved'))}>
          {t('save')}
        </Button>
        {arrangedBy === 'self' && (
          <Button
            type="button"
            variant="secondary"
            disabled={isBusy}
            onClick={() => leave(resetting.send({ DashboardPage: page }), t('wasReset'))}
          >
            {t('reset')}
          </Button>
        )}
      </div>
      {roles.length > 0 && (
        <Card className="space-y-4 px-5 py-4">
          <div>
            <h2 className="text-base font-semibold">{t('role.title')}</h2>
            <p className="mt-1 text-muted">{t('role.lead')}</p>
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-52">
              <SelectField
                id="role"
                label={t('role.label')}
                value={role}
                onChange={({ target }) => setRole(target.value)}
              >
                <option value="">{t('role.choose')}</option>
                {roles.map(({ RoleCode, RoleName }) => (
                  <option key={RoleCode} value={RoleCode}>
                    {RoleName}
                  </option>
                ))}
              </SelectField>
            </div>
            <Button
              type="button"
              variant="secondary"
              disabled={role === '' || isBusy}
              onClick={() => tell(forRole.send({ ...view, RoleCode: Number(role) }), t('role.saved'))}
            >
              {t('role.save')}
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
