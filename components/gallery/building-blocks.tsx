'use client';

import { useState, type FormEvent, type ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button/button';
import { CodeField } from '@/components/ui/form/credentials/code-field';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoginIdField } from '@/components/ui/form/credentials/login-id-field';
import { Logo } from '@/components/ui/icons/logo';
import { PasswordField } from '@/components/ui/form/credentials/password-field';
import { PostForm } from '@/components/ui/form/post-form';
import { ProgressRing } from '@/components/ui/feedback/progress-ring';
import { Skeleton, SkeletonRows } from '@/components/ui/feedback/skeleton';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Spinner } from '@/components/ui/feedback/spinner';
import { Tabs } from '@/components/ui/tabs';
import { TextField } from '@/components/ui/form/text-field';
import { Block } from './block';

function sendSample(event: FormEvent) {
  event.preventDefault();
  showSnackbar('success', 'It is sent');
}

/** Every building block of `components/ui` in its states, for those who build with them. */
export function BuildingBlocks({ children }: { children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false);
  const [tab, setTab] = useState(0);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Block title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button type="button">Primary</Button>
          <Button type="button" variant="secondary">
            Secondary
          </Button>
          <Button type="button" disabled>
            Disabled
          </Button>
          <Button type="button" isBusy busyText="Working">
            Busy
          </Button>
          <Spinner />
        </div>
      </Block>
      <Block title="Snackbars and confirm dialog">
        <div className="flex flex-wrap gap-3">
          <Button type="button" variant="secondary" onClick={() => showSnackbar('success', 'Saved as you asked')}>
            Show success
          </Button>
          <Button type="button" variant="secondary" onClick={() => showSnackbar('error', 'This could not be saved')}>
            Show error
          </Button>
          <Button type="button" variant="secondary" onClick={() => setIsAsking(true)}>
            Ask first
          </Button>
        </div>
        <ConfirmDialog
          isOpen={isAsking}
          title="Withdraw the request?"
          confirmText="Withdraw"
          cancelText="Keep it"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            showSnackbar('success', 'The request is withdrawn');
          }}
        >
          Your manager will see that it was withdrawn.
        </ConfirmDialog>
      </Block>
      <Block title="Fields">
        <div className="space-y-4">
          <TextField id="gallery-text" label="Text" placeholder="Type here" />
          <TextField id="gallery-fault" label="Text with a fault" error="Required field" />
          <LoginIdField id="gallery-login" label="Login id" />
          <CodeField id="gallery-code" label="Code" />
          <PasswordField id="gallery-secret" label="Secret" showText="Show" hideText="Hide" autoComplete="off" />
        </div>
      </Block>
      <Block title="Form of one step">
        <PostForm
          form={{ props: { onSubmit: sendSample }, isBusy: false, failure: 'It could not be sent.' }}
          submitText="Send"
          busyText="Sending"
          cancel={{ text: 'Back to the top', href: '#content' }}
        >
          <TextField id="gallery-step" label="Only field" />
        </PostForm>
      </Block>
      <Block title="Tabs">
        <Tabs label="Sample groups" names={['First', 'Second', 'Third']} selected={tab} onSelect={setTab}>
          <p className="py-4">Content of tab {tab + 1}</p>
        </Tabs>
      </Block>
      <Block title="Alerts and badges">
        <div className="space-y-3">
          <Alert tone="success">It is done.</Alert>
          <Alert tone="danger">It could not be done.</Alert>
          <div className="flex flex-wrap gap-2">
            <Badge>Neutral</Badge>
            <Badge tone="accent">Accent</Badge>
            <Badge tone="success">Success</Badge>
            <Badge tone="danger">Danger</Badge>
          </div>
        </div>
      </Block>
      <Block title="People and progress">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name="Ananya Rao" size="sm" />
          <Avatar name="Ananya Rao" size="lg" />
          <ProgressRing percent={72} label="72% of the sample is filled in" />
          <Logo />
          <Logo size={{ width: 96, height: 48 }} />
        </div>
      </Block>
      <Block title="Skeletons">
        <Skeleton className="h-4 w-1/2" />
        <SkeletonRows rows={3} />
      </Block>
      <Block title="Empty state">
        <EmptyState title="Nothing here yet" text="What you add appears here." />
      </Block>
      <Block title="Draft of a long form">{children}</Block>
    </div>
  );
}
