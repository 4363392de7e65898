import { matchColumns } from '../../../../hr-api/platform/table-files/reading/columns/match-columns';

const COLUMNS = [
  { key: 'employeeCode', names: ['Employee code', 'Employee ID', 'Empl No', 'Personalnummer', '社員番号', '工号'] },
  { key: 'firstName', names: ['First name', 'Given name', 'First', 'Vorname', 'Prénom', '名'] },
  { key: 'middleName', names: ['Middle name', 'MI'] },
  { key: 'lastName', names: ['Last name', 'Surname', 'Last', 'Nachname', 'Apellido', '姓'] },
  { key: 'email', names: ['E-mail', 'Work email', 'E-Mail-Adresse'] },
  { key: 'phone', names: ['Phone', 'Phone number', 'Work telephone'] },
  { key: 'joinedOn', names: ['Date of joining', 'Hire date', 'DOH', 'Eintrittsdatum', "Date d'embauche"] },
  { key: 'bornOn', names: ['Date of birth', 'DOB', 'Geburtsdatum'] },
  { key: 'gender', names: ['Gender', 'Geschlecht'] },
  { key: 'manager', names: ['Manager', 'Manager ID', 'Reports to'] },
  { key: 'unit', names: ['Department', 'Department ID', 'Abteilung'] },
  { key: 'job', names: ['Job title', 'Job ID'] },
  { key: 'salary', names: ['Salary', 'Gehalt'] },
];

const match = (...headings: string[]) => matchColumns(headings, COLUMNS);

test('the columns of the EMPLOYEES table of Oracle’s sample are found', () => {
  const headings =
    'EMPLOYEE_ID,FIRST_NAME,LAST_NAME,EMAIL,PHONE_NUMBER,HIRE_DATE,JOB_ID,SALARY,COMMISSION_PCT,MANAGER_ID,DEPARTMENT_ID';
  expect(match(...headings.split(','))).toEqual([
    'employeeCode',
    'firstName',
    'lastName',
    'email',
    'phone',
    'joinedOn',
    'job',
    'salary',
    null,
    'manager',
    'unit',
  ]);
});

test('of OrangeHRM’s file of employees the columns are found that there are, and no others', () => {
  const headings =
    "first_name,middle_name,last_name,employee_id,other_id,driver's_license_no,license_expiry_date,gender,marital_status,nationality,date_of_birth,address_street_1,address_street_2,city,state/province,zip/postal_code,country,home_telephone,mobile,work_telephone,work_email,other_email";
  const found = match(...headings.split(','));
  const named = headings.split(',').map((heading, at) => [heading, found[at]] as const);
  expect(Object.fromEntries(named.filter(([, key]) => key))).toEqual({
    first_name: 'firstName',
    middle_name: 'middleName',
    last_name: 'lastName',
    employee_id: 'employeeCode',
    gender: 'gender',
    date_of_birth: 'bornOn',
    work_telephone: 'phone',
    work_email: 'email',
  });
});

test('an older export of it with short headings is understood by by-names', () => {
  expect(match('Empl No', 'First', 'Last', 'MI', 'Street', 'Phone', 'DOH')).toEqual([
    'employeeCode',
    'firstName',
    'lastName',
    'middleName',
    null,
    'phone',
    'joinedOn',
  ]);
});

test.each([
  ['EmployeeCode', 'employeeCode'],
  ['employeeID', 'employeeCode'],
  ['  EMPLOYEE   code ', 'employeeCode'],
  ['Ｅｍｐｌｏｙｅｅ　Ｃｏｄｅ', 'employeeCode'],
  ['employee-code:', 'employeeCode'],
  ['First Name *', 'firstName'],
  ['First name (as in passport)', 'firstName'],
  ['prenom', 'firstName'],
  ['PRÉNOM', 'firstName'],
  ['eMail', 'email'],
  ['Email', 'email'],
  ['Hire date (DD/MM/YYYY)', 'joinedOn'],
  ['Date of hire', 'joinedOn'],
  ['Birth date', 'bornOn'],
  ['date d’embauche', 'joinedOn'],
  ['Geburstdatum', 'bornOn'],
  ['Depatment', 'unit'],
  ['社員番号（必須）', 'employeeCode'],
  ['姓', 'lastName'],
  ['名', 'firstName'],
])('the heading %j means %s', (heading, key) => {
  expect(match(heading)).toEqual([key]);
});

test.each(['', ' ', '***', '()', 'Name', 'Manager name', 'Other email', 'Number', 'Phone 2', 'DOC', '性'])(
  'the heading %j means none of the columns',
  (heading) => expect(match(heading)).toEqual([null]),
);

test('each column is given once, to the surest heading and of two alike to the first', () => {
  expect(match('Surname', 'Last name')).toEqual([null, 'lastName']);
  expect(match('Hire date (new)', 'Hire date')).toEqual([null, 'joinedOn']);
  expect(match('E-mail', 'E-mail')).toEqual(['email', null]);
  expect(match('Birth date', 'Date of birth')).toEqual([null, 'bornOn']);
});

test('accents on kana are letters of their own', () => {
  const columns = [
    { key: 'ka', names: ['カナ'] },
    { key: 'ga', names: ['ガナ'] },
  ];
  expect(matchColumns(['ｶﾞﾅ', 'ｶﾅ'], columns)).toEqual(['ga', 'ka']);
});
