// Written by `npm run messages` from the folder messages/en.
/** The files of messages by name, as they are in English. */
export interface MessageFiles {
  'account': typeof import('@/messages/en/account.json');
  'agreements': typeof import('@/messages/en/agreements.json');
  'agreements-admin': typeof import('@/messages/en/agreements-admin.json');
  'buddy': typeof import('@/messages/en/buddy.json');
  'client-users': typeof import('@/messages/en/client-users.json');
  'desk': typeof import('@/messages/en/desk.json');
  'devices': typeof import('@/messages/en/devices.json');
  'directory': typeof import('@/messages/en/directory.json');
  'drafts': typeof import('@/messages/en/drafts.json');
  'errors': typeof import('@/messages/en/errors.json');
  'files': typeof import('@/messages/en/files.json');
  'finish': typeof import('@/messages/en/finish.json');
  'happenings': typeof import('@/messages/en/happenings.json');
  'helpdesk': typeof import('@/messages/en/helpdesk.json');
  'home': typeof import('@/messages/en/home.json');
  'knowledge': typeof import('@/messages/en/knowledge.json');
  'lookups': typeof import('@/messages/en/lookups.json');
  'new-joiners': typeof import('@/messages/en/new-joiners.json');
  'notice': typeof import('@/messages/en/notice.json');
  'notifications': typeof import('@/messages/en/notifications.json');
  'passwords': typeof import('@/messages/en/passwords.json');
  'pauses': typeof import('@/messages/en/pauses.json');
  'people': typeof import('@/messages/en/people.json');
  'profile': typeof import('@/messages/en/profile.json');
  'reasons': typeof import('@/messages/en/reasons.json');
  'roles': typeof import('@/messages/en/roles.json');
  'search': typeof import('@/messages/en/search.json');
  'shell': typeof import('@/messages/en/shell.json');
  'shortcuts': typeof import('@/messages/en/shortcuts.json');
  'sign-in': typeof import('@/messages/en/sign-in.json');
  'signatures': typeof import('@/messages/en/signatures.json');
  'single-sign-on': typeof import('@/messages/en/single-sign-on.json');
  'table': typeof import('@/messages/en/table.json');
  'tasks': typeof import('@/messages/en/tasks.json');
  'team': typeof import('@/messages/en/team.json');
  'tours': typeof import('@/messages/en/tours.json');
}

export const namespaces = [
  'account',
  'agreements',
  'agreements-admin',
  'buddy',
  'client-users',
  'desk',
  'devices',
  'directory',
  'drafts',
  'errors',
  'files',
  'finish',
  'happenings',
  'helpdesk',
  'home',
  'knowledge',
  'lookups',
  'new-joiners',
  'notice',
  'notifications',
  'passwords',
  'pauses',
  'people',
  'profile',
  'reasons',
  'roles',
  'search',
  'shell',
  'shortcuts',
  'sign-in',
  'signatures',
  'single-sign-on',
  'table',
  'tasks',
  'team',
  'tours',
] as const satisfies readonly (keyof MessageFiles)[];

/** The arguments of each message that has some. */
export interface MessageArguments {
  'account.myMessagesText': 'count';
  'account.myTasksText': 'count';
  'agreements.submitted': 'name';
  'agreements-admin.version': 'version';
  'agreements-admin.since': 'date';
  'agreements-admin.from': 'date';
  'agreements-admin.progress': 'accepted' | 'asked';
  'agreements-admin.pending': 'count';
  'agreements-admin.accepted': 'count';
  'agreements-admin.notYet': 'count';
  'agreements-admin.remindText': 'title';
  'agreements-admin.reminded': 'count';
  'agreements-admin.skipped': 'count';
  'agreements-admin.editorVersion': 'title' | 'version';
  'agreements-admin.isWritten': 'language';
  'agreements-admin.remove': 'name';
  'agreements-admin.publishTitle': 'version';
  'agreements-admin.publishText': 'count';
  'agreements-admin.verifyYesText': 'date' | 'id' | 'name' | 'title';
  'buddy.willYou': 'name';
  'buddy.willYouText': 'name';
  'buddy.chosen': 'name';
  'buddy.doneOf': 'count' | 'done';
  'buddy.stepOf': 'step' | 'steps';
  'buddy.leftOut': 'count';
  'buddy.welcome': 'name';
  'buddy.stepText': 'field' | 'step';
  'client-users.codeLead': 'name';
  'client-users.minimum': 'length';
  'client-users.maximum': 'length';
  'desk.settings.process.memberCount': 'count';
  'desk.settings.process.leadOf': 'name';
  'desk.settings.process.subProcessCount': 'count';
  'desk.settings.process.subProcessName': 'number';
  'desk.settings.status.may': 'from' | 'to';
  'desk.settings.status.suggestedFor': 'name';
  'desk.settings.status.nameOf': 'code';
  'desk.settings.status.mayGo': 'name';
  'desk.settings.hour.worked': 'day';
  'desk.settings.hour.from': 'day';
  'desk.settings.hour.to': 'day';
  'desk.settings.hour.total': 'time';
  'desk.settings.hour.badLine': 'line' | 'number';
  'desk.settings.hour.takenDays': 'count';
  'desk.settings.hour.past': 'count';
  'desk.inbox.viewCount': 'count' | 'name';
  'desk.inbox.myself': 'name';
  'desk.inbox.openTickets': 'count';
  'desk.inbox.assigned': 'count' | 'name';
  'desk.inbox.left': 'count';
  'desk.inbox.position': 'at' | 'count';
  'desk.ticket.running': 'time';
  'desk.ticket.paused': 'time';
  'desk.ticket.overdue': 'time';
  'desk.ticket.missed': 'time';
  'desk.ticket.dueAt': 'when';
  'desk.ticket.ratingOf': 'rating';
  'desk.ticket.others': 'name';
  'desk.ticket.noteText': 'name';
  'desk.ticket.wroteMeanwhile': 'name';
  'desk.replies.editOf': 'title';
  'desk.replies.deleteOf': 'title';
  'desk.replies.deleteText': 'title';
  'desk.replies.required': 'label';
  'devices.minimum': 'length';
  'devices.maximum': 'length';
  'devices.registeredOn': 'date';
  'devices.lastUsed': 'time';
  'devices.removeNamed': 'name';
  'devices.removeQuestion': 'name';
  'devices.removeHereQuestion': 'name';
  'devices.openingText': 'name';
  'devices.againText': 'name';
  'devices.otherText': 'name';
  'errors.file_too_large': 'megabytes';
  'errors.file_type': 'types';
  'errors.too_many_attempts': 'minutes';
  'errors.too_often': 'time';
  'errors.code_wait': 'seconds';
  'files.view': 'name';
  'files.remove': 'name';
  'files.hint': 'list' | 'size';
  'files.uploading': 'name';
  'files.percent': 'percent';
  'files.onlyFirst': 'name';
  'files.types': 'list';
  'files.tooLarge': 'size';
  'files.preview': 'name';
  'files.downloadName': 'name';
  'files.page': 'count' | 'page';
  'files.cut': 'columnCount' | 'columns' | 'rowCount' | 'rows';
  'files.cropTooSmall': 'height';
  'finish.finish': 'title';
  'finish.finishedNow': 'title';
  'happenings.years': 'years';
  'happenings.composeBirthday': 'name';
  'happenings.composeJoining': 'name';
  'happenings.composeWelcome': 'name';
  'happenings.placeholder': 'name';
  'happenings.left': 'count';
  'happenings.picture': 'name';
  'happenings.received': 'count';
  'happenings.verbs.wish.name': 'name';
  'helpdesk.form.required': 'label';
  'helpdesk.form.tooLong': 'count' | 'label';
  'helpdesk.form.left': 'count';
  'helpdesk.form.promise': 'time';
  'helpdesk.connectUnread': 'count';
  'helpdesk.connect.news': 'count';
  'helpdesk.conversation.newMessage': 'name';
  'helpdesk.conversation.openFile': 'name';
  'helpdesk.conversation.statusBecame': 'status';
  'helpdesk.conversation.openAgainUntil': 'date';
  'helpdesk.conversation.askedBy': 'name';
  'helpdesk.conversation.assignedTo': 'name';
  'helpdesk.reply.outdated': 'status';
  'helpdesk.rating.yours': 'name' | 'stars';
  'helpdesk.clock.response.running': 'when';
  'helpdesk.clock.response.overdue': 'when';
  'helpdesk.clock.resolution.running': 'when';
  'helpdesk.clock.resolution.overdue': 'when';
  'helpdesk.page.otherRoleText': 'role';
  'helpdesk.page.openAs': 'role';
  'home.greeting': 'name' | 'part';
  'home.completePercent': 'percent';
  'home.people': 'count';
  'home.due': 'date';
  'home.anniversary': 'years';
  'home.moduleQuiet': 'module';
  'home.unassignedText': 'count';
  'home.dueTodayText': 'count';
  'home.lateText': 'count';
  'home.all': 'count';
  'home.firstOf': 'count' | 'shown';
  'home.nextUp': 'date' | 'title';
  'home.wasDue': 'date';
  'home.openAs': 'role';
  'home.countTasks': 'count';
  'home.countTeamTasks': 'count';
  'home.countMessages': 'count';
  'home.countNotifications': 'count';
  'home.countReceived': 'count';
  'home.countSent': 'count';
  'home.wishSomebody': 'name';
  'home.wishSent': 'name';
  'home.helloSomebody': 'name';
  'home.helloSent': 'name';
  'home.lastHere': 'date';
  'knowledge.found': 'count';
  'knowledge.related': 'topic';
  'knowledge.page': 'count' | 'page';
  'lookups.remove': 'name';
  'lookups.moveUp': 'name';
  'lookups.moveDown': 'name';
  'lookups.hours': 'what';
  'lookups.minutes': 'what';
  'lookups.unsavedTab': 'name';
  'lookups.changed': 'from' | 'to' | 'what';
  'lookups.added': 'what';
  'lookups.removed': 'what';
  'new-joiners.joined': 'date';
  'notice.legalOwner': 'title';
  'notifications.bell': 'count';
  'notifications.withCount': 'count' | 'name';
  'notifications.openAs': 'role';
  'notifications.due': 'date';
  'notifications.from': 'name';
  'notifications.about': 'name';
  'notifications.more': 'count';
  'passwords.minimum': 'length';
  'passwords.maximum': 'length';
  'passwords.ruleLength': 'longest' | 'shortest';
  'pauses.since': 'time';
  'pauses.until': 'time';
  'pauses.liftNamed': 'name';
  'pauses.liftTitle': 'name';
  'pauses.lifted': 'name';
  'pauses.over': 'name';
  'people.card.timeThere': 'time';
  'people.card.reportsTo': 'name';
  'people.card.copied': 'address';
  'people.card.notCopied': 'address';
  'profile.people': 'count';
  'profile.showAll': 'count';
  'profile.complete': 'percent';
  'profile.closedText': 'name';
  'reasons.roleNamed': 'role';
  'reasons.roleOffered': 'role';
  'reasons.switchTo': 'role';
  'reasons.end.idle': 'minutes';
  'reasons.end.twelve-hours': 'hours';
  'roles.unread': 'count';
  'roles.verbs.switch.name': 'name';
  'search.found': 'count';
  'search.typeMore': 'count';
  'search.nothing': 'text';
  'search.failed': 'group';
  'search.slow': 'group';
  'search.mark': 'name';
  'search.unmark': 'name';
  'shell.backTo': 'place';
  'shell.moduleLead': 'module';
  'shell.moduleEmptyText': 'module';
  'shell.offTitle': 'name';
  'shell.groups': 'module';
  'shell.showMenu': 'module';
  'shell.connectionSpeed': 'x';
  'shortcuts.changeOf': 'action';
  'shortcuts.pressFor': 'action';
  'shortcuts.double': 'action';
  'sign-in.minimum': 'length';
  'sign-in.maximum': 'length';
  'signatures.toSign': 'name';
  'signatures.toRead': 'name';
  'single-sign-on.signInWith': 'provider';
  'single-sign-on.onTheWay': 'provider';
  'single-sign-on.goOn': 'provider';
  'single-sign-on.signedOut': 'provider';
  'table.moveEarlier': 'column';
  'table.moveLater': 'column';
  'table.exporting': 'count';
  'table.exportCut': 'count';
  'table.range': 'from' | 'to' | 'total';
  'table.rangeAbout': 'from' | 'to' | 'total';
  'table.rangeOpen': 'from' | 'to';
  'table.selectRow': 'row';
  'table.selected': 'count';
  'table.filtersActive': 'count';
  'table.rangeLabel': 'max' | 'min';
  'table.lowest': 'name';
  'table.highest': 'name';
  'table.removeFilter': 'name';
  'tasks.openCount': 'count';
  'tasks.due': 'date';
  'tasks.finishedOn': 'date';
  'tasks.reopenTask': 'title';
  'tasks.reopenedNow': 'title';
  'team.months': 'count';
  'team.years': 'count';
  'team.people': 'count';
  'team.open': 'count';
  'team.overdue': 'count';
  'tours.placeOf': 'page';
  'tours.pageOf': 'page' | 'pages';
  'tours.setup.shown': 'count' | 'shown';
  'tours.setup.editOf': 'page';
}
