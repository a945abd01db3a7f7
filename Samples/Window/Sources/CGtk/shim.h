// What Swift cannot say of GTK by itself: casts, calls with any number of arguments, and signals, each with the type of
// its handler.
//
// All widgets are passed as GtkWidget, so that nothing here depends on which types GTK keeps to itself; that differs from
// one version to the next.

#ifndef SWITCHBACK_CGTK_H
#define SWITCHBACK_CGTK_H

#include <gtk/gtk.h>
#include <glib-unix.h>
#include <sys/eventfd.h>
#include <unistd.h>

// -- The queue of the main actor. libdispatch exports both, for run loops of others; no header declares them.

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

/// Whether the caller is on the thread that the process began with.
static inline gboolean sb_is_first_thread(void) { return getpid() == gettid(); }

// -- Signals. Each takes what is handed to the handler, and how that is given up with the object.

typedef void (*sb_handler)(GObject *object, gpointer data);
typedef gboolean (*sb_asked)(GObject *object, gpointer data);
typedef void (*sb_changed)(GObject *object, GParamSpec *property, gpointer data);
typedef gboolean (*sb_key)(GObject *keys, guint key, guint code, GdkModifierType state, gpointer data);
typedef void (*sb_click)(GObject *gesture, int count, double x, double y, gpointer data);
typedef void (*sb_point)(GObject *gesture, double x, double y, gpointer data);
typedef gboolean (*sb_scroll)(GObject *wheel, double x, double y, gpointer data);
typedef gboolean (*sb_event)(GObject *controller, GdkEvent *event, gpointer data);
typedef void (*sb_sequence)(GObject *gesture, GdkEventSequence *sequence, gpointer data);

#define SB_SIGNAL(name, signal, handler)                                                          \
  static inline void name(gpointer object, handler call, gpointer data, GClosureNotify release) { \
    g_signal_connect_data(object, signal, G_CALLBACK(call), data, release, 0);                    \
  }

SB_SIGNAL(sb_on_clicked, "clicked", sb_handler)
SB_SIGNAL(sb_on_edited, "changed", sb_handler)
SB_SIGNAL(sb_on_activate, "activate", sb_handler)
SB_SIGNAL(sb_on_close_request, "close-request", sb_asked)
SB_SIGNAL(sb_on_transition_running, "notify::transition-running", sb_changed)
SB_SIGNAL(sb_on_key_pressed, "key-pressed", sb_key)
SB_SIGNAL(sb_on_pressed, "pressed", sb_click)
SB_SIGNAL(sb_on_long_press, "pressed", sb_point)
SB_SIGNAL(sb_on_drag_begin, "drag-begin", sb_point)
SB_SIGNAL(sb_on_drag_update, "drag-update", sb_point)
SB_SIGNAL(sb_on_drag_end, "drag-end", sb_point)
SB_SIGNAL(sb_on_cancel, "cancel", sb_sequence)
SB_SIGNAL(sb_on_scroll_begin, "scroll-begin", sb_handler)
SB_SIGNAL(sb_on_scroll, "scroll", sb_scroll)
SB_SIGNAL(sb_on_scroll_end, "scroll-end", sb_handler)
SB_SIGNAL(sb_on_event, "event", sb_event)

// -- Windows

static inline GtkWidget *sb_window_new(void) { return gtk_window_new(); }
static inline void sb_window_set_title(GtkWidget *window, const char *title) {
  gtk_window_set_title(GTK_WINDOW(window), title);
}
static inline const char *sb_window_title(GtkWidget *window) {
  return gtk_window_get_title(GTK_WINDOW(window));
}
static inline void sb_window_set_size(GtkWidget *window, int width, int height) {
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
}
static inline void sb_window_set_bar(GtkWidget *window, GtkWidget *bar) {
  gtk_window_set_titlebar(GTK_WINDOW(window), bar);
}
static inline void sb_window_set_content(GtkWidget *window, GtkWidget *content) {
  gtk_window_set_child(GTK_WINDOW(window), content);
}
static inline void sb_window_set_parent(GtkWidget *window, GtkWidget *parent) {
  if (gtk_window_get_transient_for(GTK_WINDOW(window)) == GTK_WINDOW(parent)) return;
  gtk_window_set_transient_for(GTK_WINDOW(window), GTK_WINDOW(parent));
}
static inline void sb_window_present(GtkWidget *window) { gtk_window_present(GTK_WINDOW(window)); }
static inline void sb_window_close(GtkWidget *window) { gtk_window_close(GTK_WINDOW(window)); }
static inline void sb_window_destroy(GtkWidget *window) { gtk_window_destroy(GTK_WINDOW(window)); }
static inline GtkWidget *sb_window_focus(GtkWidget *window) {
  return gtk_window_get_focus(GTK_WINDOW(window));
}

static inline void sb_header_pack_start(GtkWidget *bar, GtkWidget *widget) {
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), widget);
}

// -- Stacks

static inline void sb_stack_add(GtkWidget *stack, GtkWidget *page) {
  gtk_stack_add_child(GTK_STACK(stack), page);
}
static inline void sb_stack_remove(GtkWidget *stack, GtkWidget *page) {
  gtk_stack_remove(GTK_STACK(stack), page);
}
static inline void sb_stack_show(GtkWidget *stack, GtkWidget *page, GtkStackTransitionType type) {
  gtk_stack_set_transition_type(GTK_STACK(stack), type);
  gtk_stack_set_visible_child(GTK_STACK(stack), page);
}
static inline GtkWidget *sb_stack_shown(GtkWidget *stack) {
  return gtk_stack_get_visible_child(GTK_STACK(stack));
}
static inline gboolean sb_stack_moves(GtkWidget *stack) {
  return gtk_stack_get_transition_running(GTK_STACK(stack));
}
static inline void sb_stack_set_duration(GtkWidget *stack, guint milliseconds) {
  gtk_stack_set_transition_duration(GTK_STACK(stack), milliseconds);
}

// -- What stands on a page

static inline void sb_box_append(GtkWidget *box, GtkWidget *child) { gtk_box_append(GTK_BOX(box), child); }
static inline void sb_box_remove(GtkWidget *box, GtkWidget *child) { gtk_box_remove(GTK_BOX(box), child); }
static inline GtkWidget *sb_box_new(gboolean is_vertical, int spacing) {
  return gtk_box_new(is_vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, spacing);
}
static inline GtkWidget *sb_scrolled_new(GtkWidget *content) {
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), content);
  return scrolled;
}
static inline void sb_set_margins(GtkWidget *widget, int margin) {
  gtk_widget_set_margin_start(widget, margin);
  gtk_widget_set_margin_end(widget, margin);
  gtk_widget_set_margin_top(widget, margin);
  gtk_widget_set_margin_bottom(widget, margin);
}
static inline GtkWidget *sb_label_new(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_max_width_chars(GTK_LABEL(label), 60);
  return label;
}
static inline void sb_label_set_text(GtkWidget *label, const char *text) {
  gtk_label_set_text(GTK_LABEL(label), text);
}
static inline const char *sb_label_text(GtkWidget *label) { return gtk_label_get_text(GTK_LABEL(label)); }
static inline void sb_button_set_title(GtkWidget *button, const char *title) {
  gtk_button_set_label(GTK_BUTTON(button), title);
}
static inline const char *sb_button_title(GtkWidget *button) { return gtk_button_get_label(GTK_BUTTON(button)); }
static inline void sb_toggle_set_on(GtkWidget *button, gboolean is_on) {
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), is_on);
}
static inline gboolean sb_toggle_is_on(GtkWidget *button) {
  return gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(button));
}
static inline GtkWidget *sb_entry_new(gboolean is_secret) {
  if (!is_secret) return gtk_entry_new();
  GtkWidget *entry = gtk_password_entry_new();
  gtk_password_entry_set_show_peek_icon(GTK_PASSWORD_ENTRY(entry), TRUE);
  return entry;
}
static inline void sb_entry_set_text(GtkWidget *entry, const char *text) {
  gtk_editable_set_text(GTK_EDITABLE(entry), text);
}
static inline const char *sb_entry_text(GtkWidget *entry) { return gtk_editable_get_text(GTK_EDITABLE(entry)); }
static inline void sb_entry_set_editable(GtkWidget *entry, gboolean is_editable) {
  gtk_editable_set_editable(GTK_EDITABLE(entry), is_editable);
}
static inline void sb_popover_set_content(GtkWidget *popover, GtkWidget *content) {
  gtk_popover_set_child(GTK_POPOVER(popover), content);
}
static inline void sb_popover_open(GtkWidget *popover) { gtk_popover_popup(GTK_POPOVER(popover)); }
static inline void sb_popover_close(GtkWidget *popover) { gtk_popover_popdown(GTK_POPOVER(popover)); }

static inline void sb_set_name(GtkWidget *widget, const char *name) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static inline gboolean sb_query_tooltip(
    GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip, gpointer text) {
  (void)widget, (void)x, (void)y, (void)by_key;
  gtk_tooltip_set_text(tooltip, text);
  return TRUE;
}
/// Answers when GTK asks. A text that is set has GTK look where the pointer is as soon as it has nothing else to do, with a
/// critical warning if the window has been closed by then.
static inline void sb_set_tooltip(GtkWidget *widget, const char *text) {
  gtk_widget_set_has_tooltip(widget, TRUE);
  g_signal_connect_data(
      widget, "query-tooltip", G_CALLBACK(sb_query_tooltip), g_strdup(text), (GClosureNotify)(void (*)(void))g_free, 0);
}

// -- Input

static inline void *_Nonnull sb_keys_new(GtkWidget *widget, gboolean is_first) {
  GtkEventController *keys = gtk_event_controller_key_new();
  if (is_first) gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller(widget, keys);
  return keys;
}
static inline void *_Nonnull sb_button_gesture_new(GtkWidget *widget, guint button) {
  GtkGesture *click = gtk_gesture_click_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), button);
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(click), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(click));
  return click;
}
static inline void *_Nonnull sb_long_press_new(GtkWidget *widget) {
  GtkGesture *press = gtk_gesture_long_press_new();
  gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(press), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(press));
  return press;
}
static inline void *_Nonnull sb_drag_new(GtkWidget *widget) {
  GtkGesture *drag = gtk_gesture_drag_new();
  gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(drag));
  return drag;
}
static inline void *_Nonnull sb_wheel_new(GtkWidget *widget) {
  GtkEventController *wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  gtk_widget_add_controller(widget, wheel);
  return wheel;
}
/// Whether what a controller is being told comes from a wheel with notches, and not from fingers.
static inline gboolean sb_comes_from_wheel(gpointer controller) {
  GdkEvent *event = gtk_event_controller_get_current_event(controller);
  return event && gdk_event_get_event_type(event) == GDK_SCROLL &&
         gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL;
}
/// Sees every event before what is inside does.
static inline void *_Nonnull sb_gate_new(GtkWidget *widget) {
  GtkEventController *gate = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(gate, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller(widget, gate);
  return gate;
}
/// Whether a button, a finger or a wheel does something by an event; where the pointer is, is none of these.
static inline gboolean sb_does_something(GdkEvent *event) {
  switch (gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS: case GDK_BUTTON_RELEASE: case GDK_SCROLL:
    case GDK_TOUCH_BEGIN: case GDK_TOUCH_UPDATE: case GDK_TOUCH_END:
    case GDK_TOUCHPAD_SWIPE: case GDK_TOUCHPAD_PINCH:
      return TRUE;
    default:
      return FALSE;
  }
}
static inline gboolean sb_reads_leftwards(GtkWidget *widget) {
  return gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
}
static inline void sb_gesture_claim(gpointer gesture) {
  gtk_gesture_set_state(GTK_GESTURE(gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

// -- Dark style, as the desktop says. GTK by itself leaves that to programs.

static inline void sb_style_changed(GSettings *settings, const char *key, gpointer data) {
  (void)data;
  char *scheme = g_settings_get_string(settings, key);
  g_object_set(
      gtk_settings_get_default(), "gtk-application-prefer-dark-theme", g_strcmp0(scheme, "prefer-dark") == 0, NULL);
  g_free(scheme);
}
/// From now on until the process ends.
static inline void sb_follow_style(void) {
  GSettingsSchemaSource *source = g_settings_schema_source_get_default();
  GSettingsSchema *schema =
      source ? g_settings_schema_source_lookup(source, "org.gnome.desktop.interface", TRUE) : NULL;
  if (!schema) return;
  if (g_settings_schema_has_key(schema, "color-scheme")) {
    GSettings *settings = g_settings_new("org.gnome.desktop.interface");
    g_signal_connect(settings, "changed::color-scheme", G_CALLBACK(sb_style_changed), NULL);
    sb_style_changed(settings, "color-scheme", NULL);
  }
  g_settings_schema_unref(schema);
}

// -- A picture of a window, as it is drawn

static inline gboolean sb_write_picture(GtkWidget *window, const char *path) {
  int width = gtk_widget_get_width(window), height = gtk_widget_get_height(window);
  if (width <= 0 || height <= 0) return FALSE;
  GskRenderer *renderer = gtk_native_get_renderer(gtk_widget_get_native(window));
  GdkPaintable *paintable = gtk_widget_paintable_new(window);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gdk_paintable_snapshot(paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  gboolean is_written = FALSE;
  if (node && renderer) {
    graphene_rect_t frame = GRAPHENE_RECT_INIT(0, 0, width, height);
    GdkTexture *texture = gsk_renderer_render_texture(renderer, node, &frame);
    is_written = gdk_texture_save_to_png(texture, path);
    g_object_unref(texture);
  }
  if (node) gsk_render_node_unref(node);
  g_object_unref(paintable);
  return is_written;
}

// -- What a test does to a widget, and reads from it

static inline void sb_click_now(GtkWidget *button) { g_signal_emit_by_name(button, "clicked"); }
static inline gboolean sb_press_key(gpointer keys, guint key, guint state) {
  gboolean is_taken = FALSE;
  g_signal_emit_by_name(keys, "key-pressed", key, 0u, (GdkModifierType)state, &is_taken);
  return is_taken;
}
static inline void sb_press_button(gpointer gesture) { g_signal_emit_by_name(gesture, "pressed", 1, 5.0, 5.0); }
static inline void sb_press_long(gpointer gesture) { g_signal_emit_by_name(gesture, "pressed", 5.0, 5.0); }
static inline void sb_drag(gpointer gesture, const char *part, double x) {
  g_signal_emit_by_name(gesture, part, x, 0.0);
}
static inline void sb_drag_cancel(gpointer gesture) { g_signal_emit_by_name(gesture, "cancel", NULL); }
static inline gboolean sb_is_button(GtkWidget *widget) { return GTK_IS_BUTTON(widget); }
static inline gboolean sb_is_entry(GtkWidget *widget) { return GTK_IS_ENTRY(widget) || GTK_IS_PASSWORD_ENTRY(widget); }
static inline gboolean sb_is_label(GtkWidget *widget) { return GTK_IS_LABEL(widget); }
static inline void sb_enter(GtkWidget *entry) { g_signal_emit_by_name(entry, "activate"); }
static inline void sb_scroll_by(gpointer wheel, double x, double y) {
  gboolean is_taken = FALSE;
  g_signal_emit_by_name(wheel, "scroll", x, y, &is_taken);
}
static inline void sb_scroll_part(gpointer wheel, const char *part) { g_signal_emit_by_name(wheel, part); }
static inline GtkWidget *sb_window_parent(GtkWidget *window) {
  return (GtkWidget *)gtk_window_get_transient_for(GTK_WINDOW(window));
}
static inline void sb_set_animations(gboolean are_on) {
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", are_on, NULL);
}
static inline gboolean sb_has_name(GtkWidget *widget, const char *name) {
  char *found = gtk_test_accessible_check_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gboolean has = found == NULL;
  g_free(found);
  return has;
}

#endif
