import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toastBox.scss';

/** Shows the toasts of react-toastify, which come and go without moving; loaded with the first one. */
export const ToastBox = () => (
  <ToastContainer position="bottom-center" theme="dark" transition={false} hideProgressBar />
);
