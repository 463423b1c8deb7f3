import { useEffect } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { boxHasCome } from './showToast';
import './toastBox.scss';

/** Shows the toasts of react-toastify, which come and go without moving; loaded with the first one. */
export function ToastBox() {
  useEffect(boxHasCome, []);
  return (
    <ToastContainer position="bottom-center" theme="dark" transition={false} hideProgressBar />
  );
}
