interface EmployeeFlags {
  readonly TypeOfUser: 'E' | 'V';
  readonly CurrentUser: string;
  readonly myprofile: boolean;
  readonly myMessage: boolean;
  readonly changePass: boolean;
  readonly changeBuddy: boolean;
}

/** Which ways to their own things a person is shown. */
export interface ProfileLinks {
  readonly profile: boolean;
  readonly messages: boolean;
  readonly password: boolean;
  readonly buddy: boolean;
}

/** PROF-13 to PROF-18: those of an employee who acts for themself, each by its flag. */
export function profileLinksOf(info: EmployeeFlags): ProfileLinks {
  const isOwn = info.TypeOfUser === 'E' && info.CurrentUser === '';
  return {
    profile: isOwn && info.myprofile,
    messages: isOwn && info.myMessage,
    password: isOwn && info.changePass,
    buddy: isOwn && info.changeBuddy,
  };
}
