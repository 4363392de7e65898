/** Which fields of their reports tables show; the report has to have them, or what is saved in the table is refused. */
export const FIELDS_OF_TABLES = {
  tickets: [
    'Assignee',
    'DueAt',
    'Priority',
    'Process',
    'Requester',
    'RequesterID',
    'Status',
    'SubProcess',
    'Subject',
    'TicketID',
    'UpdatedAt',
  ],
  'employee-list': [
    'Business',
    'Company',
    'Level',
    'Location',
    'Manager',
    'ManagerID',
    'Name',
    'Reviewer',
    'ReviewerID',
    'Unit',
  ],
} as const;
