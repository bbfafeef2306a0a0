import type { ServedTexts } from "./en.ts";

/** The page that orders a plan, in Spanish. */
const order = {
  title: "Contratar {plan}",
  lead: "Envíenos este formulario y le responderemos por correo. Por ahora no se cobra nada.",
  before: "Antes:",
  now: "Ahora:",
  noCoupon: "Este cupón no sirve para este precio. El precio no lo incluye.",
  changed: "El precio ha cambiado desde que abrió esta página. Compruébelo y vuelva a enviar el pedido.",
  name: "Nombre",
  organisation: "Organización",
  message: "Mensaje",
  send: "Enviar el pedido",
  thanksTitle: "Gracias por su pedido",
  thanks: "Hemos recibido su pedido y le responderemos por correo.",
  home: "A la página de inicio",
  goneTitle: "Este plan no está disponible",
  gone: "Puede que haya cambiado desde que abrió la página. Elija un plan de nuevo.",
  plans: "Ver los planes",
};

/** The pages behind the links in emails to subscribers, and the email that asks them, in Spanish. */
const subscription = {
  confirmTitle: "Confirme su suscripción",
  confirmLead: "Pulse el botón y le enviaremos el boletín.",
  confirm: "Confirmar",
  confirmedTitle: "Está en la lista",
  confirmed: "Gracias. Recibirá el próximo boletín.",
  leaveTitle: "Darse de baja",
  leaveLead: "Pulse el botón y no le enviaremos nada más.",
  leave: "Darme de baja",
  leftTitle: "Se ha dado de baja",
  left: "No enviaremos nada más a su dirección.",
  goneTitle: "Este enlace no es válido",
  gone: "Está incompleto, o se ha dado de baja desde entonces. Puede suscribirse en cualquier momento.",
  signUp: "Suscribirse",
  home: "A la página de inicio",
  mailSubject: "Por favor, confirme: boletín de {site}",
  mailText: `Alguien ha indicado su dirección para el boletín de {site}. Si ha sido usted, confírmelo:

{confirm}

Si no ha sido usted, ignore este correo: no recibirá el boletín.`,
  mailLeave: "Para no recibir más correos como este: {unsubscribe}",
};

/** Pages that are shown in place of what was asked for, in Spanish. */
const errors = {
  forbidden: {
    title: "Esto se envió desde otro sitio",
    message: "Por seguridad no se ha aceptado ni guardado nada. Use el formulario de nuestra propia página.",
    action: "Ir a la página de inicio",
  },
  notFound: {
    title: "Esta página no existe",
    message: "La dirección puede haber cambiado, o la página se ha retirado.",
    action: "Ir a la página de inicio",
  },
  formGone: {
    title: "Este formulario ya no está disponible",
    message: "Lo que ha escrito no se ha enviado. Vuelva atrás para copiarlo.",
    action: "Ir a la página de inicio",
  },
  serverError: {
    title: "Algo ha fallado por nuestra parte",
    message:
      "No se pudo mostrar la página. Inténtelo de nuevo en un momento. Si ha enviado un formulario, vuelva atrás y envíelo otra vez.",
    action: "Ir a la página de inicio",
  },
};

/** Why a form or a part of it isn't accepted, in Spanish. */
const form = {
  emptyFile: "Este archivo está vacío. Elija otro.",
  gone: "Este formulario ya no está disponible. Lo que ha escrito no se ha enviado.",
};

export const texts = { errors, form, order, subscription } satisfies ServedTexts;
