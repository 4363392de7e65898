// Written by `npm run messages` from the folder messages/en.
/** The files of messages by name, as they are in English. */
export interface MessageFiles {
  'account': typeof import('@/messages/en/account.json');
  'agreements': typeof import('@/messages/en/agreements.json');
  'agreements-admin': typeof import('@/messages/en/agreements-admin.json');
  'approval-chains': typeof import('@/messages/en/approval-chains.json');
  'approvals': typeof import('@/messages/en/approvals.json');
  'buddy': typeof import('@/messages/en/buddy.json');
  'checklist': typeof import('@/messages/en/checklist.json');
  'client-users': typeof import('@/messages/en/client-users.json');
  'desk': typeof import('@/messages/en/desk.json');
  'devices': typeof import('@/messages/en/devices.json');
  'directory': typeof import('@/messages/en/directory.json');
  'drafts': typeof import('@/messages/en/drafts.json');
  'errors': typeof import('@/messages/en/errors.json');
  'files': typeof import('@/messages/en/files.json');
  'finish': typeof import('@/messages/en/finish.json');
  'form': typeof import('@/messages/en/form.json');
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
  'profile-card': typeof import('@/messages/en/profile-card.json');
  'profile-sections': typeof import('@/messages/en/profile-sections.json');
  'profile-setup': typeof import('@/messages/en/profile-setup.json');
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
  'approval-chains',
  'approvals',
  'buddy',
  'checklist',
  'client-users',
  'desk',
  'devices',
  'directory',
  'drafts',
  'errors',
  'files',
  'finish',
  'form',
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
  'profile-card',
  'profile-sections',
  'profile-setup',
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
  'approval-chains.onlyFields': 'names';
  'approval-chains.inUnits': 'names';
  'approval-chains.openCount': 'count';
  'approval-chains.version': 'date' | 'number';
  'approval-chains.stepNumber': 'step';
  'approval-chains.askedBefore': 'step';
  'approval-chains.standIn': 'names';
  'approval-chains.andMore': 'count';
  'approval-chains.byChain': 'name';
  'approval-chains.otherCounts': 'name';
  'approval-chains.removeName': 'name';
  'approval-chains.askedIn': 'step';
  'approval-chains.days': 'count';
  'approval-chains.moveUp': 'step';
  'approval-chains.moveDown': 'step';
  'approval-chains.published': 'name';
  'approval-chains.publishedOpen': 'count' | 'name';
  'approval-chains.removeTitle': 'name';
  'approval-chains.removed': 'name';
  'approval-chains.openTitle': 'count' | 'more';
  'approval-chains.stepOf': 'step' | 'steps';
  'approval-chains.moved': 'count' | 'name';
  'approval-chains.ownStays': 'count';
  'approvals.stepOf': 'step' | 'steps';
  'approvals.onBehalfOf': 'name';
  'approvals.approveTitle': 'count';
  'approvals.rejectTitle': 'count';
  'approvals.approvedCount': 'count';
  'approvals.rejectedCount': 'count';
  'approvals.refusedTitle': 'count';
  'approvals.tooMany': 'max';
  'approvals.effective': 'date';
  'approvals.stepNumber': 'step';
  'approvals.byName': 'name';
  'approvals.event.asked': 'name';
  'approvals.event.amended': 'name';
  'approvals.event.approved': 'name';
  'approvals.event.rejected': 'name';
  'approvals.event.escalated': 'added';
  'approvals.event.chain_changed': 'name';
  'approvals.forName': 'name';
  'approvals.nowAsked': 'names';
  'approvals.noLonger': 'names';
  'approvals.toName': 'name';
  'approvals.fromName': 'name';
  'approvals.fromTo': 'from' | 'to';
  'approvals.stopText': 'name';
  'approvals.chosen': 'name';
  'approvals.delegated': 'name';
  'buddy.willYou': 'name';
  'buddy.willYouText': 'name';
  'buddy.chosen': 'name';
  'buddy.doneOf': 'count' | 'done';
  'buddy.stepOf': 'step' | 'steps';
  'buddy.leftOut': 'count';
  'buddy.welcome': 'name';
  'buddy.stepText': 'field' | 'step';
  'checklist.titleOf': 'name';
  'checklist.left': 'count';
  'checklist.complete': 'percent';
  'checklist.filled': 'asked' | 'filled';
  'checklist.missing': 'names';
  'checklist.missingMore': 'count' | 'names';
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
  'form.otherOf': 'name';
  'form.typeMore': 'count';
  'form.pleaseSelect': 'label';
  'form.remove': 'name';
  'form.score': 'score';
  'form.why': 'name';
  'form.waitsFor': 'answers' | 'field';
  'form.meanwhile': 'value';
  'form.dropped': 'names';
  'form.issue.required': 'name';
  'form.issue.tooShort': 'min' | 'name';
  'form.issue.tooLong': 'max' | 'name';
  'form.issue.length': 'n';
  'form.issue.digits': 'name';
  'form.issue.letters': 'name';
  'form.issue.invalid': 'name';
  'form.date.hint': 'label';
  'form.date.correct': 'label';
  'form.date.open': 'label';
  'form.date.dayOf': 'label';
  'form.date.timeOf': 'label';
  'form.secret.endsWith': 'signs';
  'form.secret.show': 'name';
  'form.secret.hide': 'name';
  'form.secret.replace': 'name';
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
  'home.countApprovals': 'count';
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
  'notice.completedText': 'test';
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
  'profile-card.completion': 'percent';
  'profile-card.reportees': 'count';
  'profile-card.page': 'number';
  'profile-sections.sectionOf': 'at' | 'count';
  'profile-sections.saved': 'SectionName';
  'profile-sections.deleted': 'SectionName';
  'profile-sections.editRow': 'name';
  'profile-sections.deleteRow': 'name';
  'profile-sections.editSection': 'name';
  'profile-sections.rows': 'count';
  'profile-sections.missing': 'count';
  'profile-sections.changedOn': 'day';
  'profile-sections.complete': 'percent';
  'profile-sections.lacks': 'count';
  'profile-sections.rejectedFirst': 'name';
  'profile-sections.goOn': 'name';
  'profile-sections.historyOf': 'name';
  'profile-sections.hiddenFields': 'count';
  'profile-sections.askedOn': 'day';
  'profile-sections.whatChanges': 'count';
  'profile-sections.effectiveFrom': 'day';
  'profile-sections.andOthers': 'count';
  'profile-sections.orOthers': 'count';
  'profile-sections.holdsFromDay': 'day';
  'profile-sections.decided': 'day' | 'name';
  'profile-sections.decidedFor': 'day' | 'name' | 'other';
  'profile-sections.benefit.relative': 'name' | 'relation';
  'profile-sections.benefit.nominee': 'name';
  'profile-sections.benefit.left': 'share';
  'profile-sections.benefit.tooMuch': 'share';
  'profile-sections.touch.benefits': 'name';
  'profile-sections.touch.agreement': 'name';
  'profile-sections.touch.formula': 'name';
  'profile-sections.reason.others': 'who';
  'profile-sections.reason.hiddenOwn': 'count';
  'profile-sections.reason.hiddenOther': 'count';
  'profile-sections.reason.access.hidden': 'as';
  'profile-sections.reason.access.read': 'as';
  'profile-sections.reason.access.propose': 'as';
  'profile-sections.reason.access.edit': 'as';
  'profile-sections.around.lineSince': 'day';
  'profile-sections.around.lineBefore': 'name';
  'profile-sections.around.lineBeforeUntil': 'day' | 'name';
  'profile-sections.around.from': 'day';
  'profile-sections.around.effectiveFrom': 'day';
  'profile-sections.around.fromTo': 'from' | 'to';
  'profile-setup.fieldCount': 'count';
  'profile-setup.personCount': 'count' | 'number';
  'profile-setup.openCount': 'count';
  'profile-setup.moveHandle': 'name';
  'profile-setup.moved': 'name';
  'profile-setup.movedTo': 'name' | 'place';
  'profile-setup.moveUp': 'name';
  'profile-setup.moveDown': 'name';
  'profile-setup.draftOf': 'number';
  'profile-setup.inForceVersion': 'number';
  'profile-setup.plannedFrom': 'date';
  'profile-setup.retiredOn': 'date';
  'profile-setup.restored': 'name';
  'profile-setup.retireTitle': 'name';
  'profile-setup.retireQuestion': 'open' | 'persons';
  'profile-setup.sectionRetired': 'name';
  'profile-setup.languageMissing': 'count' | 'language';
  'profile-setup.savedBy': 'date' | 'name';
  'profile-setup.savedOn': 'date';
  'profile-setup.issueCount': 'count';
  'profile-setup.remove': 'name';
  'profile-setup.addFieldTo': 'name';
  'profile-setup.nameIn': 'language';
  'profile-setup.noteIn': 'language';
  'profile-setup.holds': 'count';
  'profile-setup.optionAt': 'number';
  'profile-setup.optionParent': 'name';
  'profile-setup.optionCount': 'count';
  'profile-setup.listWithCount': 'count' | 'name';
  'profile-setup.goneAnswer': 'value';
  'profile-setup.score': 'score';
  'profile-setup.asSection': 'access';
  'profile-setup.formula.gives': 'type';
  'profile-setup.formula.issues.unexpected_character': 'found';
  'profile-setup.formula.issues.unexpected': 'found';
  'profile-setup.formula.issues.unknown_name': 'found';
  'profile-setup.formula.issues.unknown_function': 'found';
  'profile-setup.issues.malformed': 'detail';
  'profile-setup.issues.reserved': 'detail';
  'profile-setup.issues.doubled': 'detail';
  'profile-setup.issues.ring': 'detail';
  'profile-setup.issues.dropped': 'detail';
  'profile-setup.notPassed': 'count';
  'profile-setup.askedOn': 'date';
  'profile-setup.triedOn': 'count' | 'date';
  'profile-setup.testTitle': 'name';
  'profile-setup.testNotPassed': 'count';
  'profile-setup.version': 'number';
  'profile-setup.fromDay': 'date';
  'profile-setup.publishedOn': 'date';
  'profile-setup.publishTitle': 'name';
  'profile-setup.published': 'date' | 'number';
  'profile-setup.figures.type': 'after' | 'before' | 'count' | 'misfits' | 'name';
  'profile-setup.figures.rules': 'count' | 'misfits' | 'name';
  'profile-setup.figures.retired': 'count' | 'name' | 'persons';
  'profile-setup.figures.incomplete': 'count';
  'profile-setup.figures.open': 'concerned' | 'count';
  'profile-setup.figures.chain': 'count' | 'name';
  'profile-setup.merged': 'name';
  'profile-setup.conflictTitle': 'name';
  'profile-setup.theirs': 'name';
  'profile-setup.lists.added': 'count';
  'profile-setup.lists.refused': 'count';
  'profile-setup.lists.line': 'line';
  'profile-setup.lists.issues.value': 'text';
  'profile-setup.lists.issues.too_long': 'text';
  'profile-setup.lists.issues.doubled': 'text';
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
  'table.page': 'number';
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
