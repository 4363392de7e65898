import LoginPage, { generateMetadata } from '../page';

export { generateMetadata };

/** SSO-09: the sign-in of a device. */
export default LoginPage;
